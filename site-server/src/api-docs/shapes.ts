import * as contracts from '@site-admin/contracts';
import type * as v from 'valibot';
import { describeSchema, type JsonSchema } from './json-schema';

/** Shapes that have a name of their own in the documents, and are pointed at wherever they are used. */
const named: Readonly<Record<string, v.GenericSchema>> = {
  Benefit: contracts.benefit,
  ConnectionStatus: contracts.connectionStatus,
  CurrentUser: contracts.currentUser,
  IntroOffer: contracts.introOffer,
  License: contracts.license,
  LicenseCounts: contracts.licenseCounts,
  Module: contracts.siteModule,
  ModuleOption: contracts.moduleOption,
  Permissions: contracts.permissions,
  NumberLike: contracts.numberLike,
  Plugin: contracts.plugin,
  Product: contracts.product,
  ProductSuggestion: contracts.productSuggestion,
  Purchase: contracts.purchase,
  RecommendationsData: contracts.recommendationsData,
  RewindStatus: contracts.rewindStatus,
  ScanStatus: contracts.scanStatus,
  Settings: contracts.settings,
  SettingsChange: contracts.settingsChange,
  SiteData: contracts.siteData,
  SiteFeatures: contracts.siteFeatures,
  SitePlan: contracts.sitePlan,
  Stats: contracts.stats,
  UserConnectionData: contracts.userConnectionData,
  WpcomUser: contracts.wpcomUser,
};
function describeAll(schema: v.GenericSchema): JsonSchema {
  return describeSchema(schema, describeAll);
}

/** Where the contract takes whatever comes and looks into it by code, the documents say what comes. */
const written: ReadonlyMap<v.GenericSchema, JsonSchema> = new Map<v.GenericSchema, JsonSchema>([
  [contracts.acknowledged, { const: true }],
  [
    contracts.attachResult,
    {
      anyOf: [
        {
          type: 'array',
          items: { type: 'object', properties: { activatedProductId: { type: 'number' } }, required: ['activatedProductId'] },
        },
        {
          type: 'object',
          properties: { errors: describeSchema(contracts.embeddedErrors, describeAll), error_data: {} },
          required: ['errors'],
        },
      ],
    },
  ],
]);

const nameOfShape = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));

/** Where an OpenAPI document keeps shapes. */
export const shapesAt = '#/components/schemas/';

/** What travels, as JSON Schema; named shapes are pointed at. */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const known = written.get(schema);
  if (known) return known;
  const name = nameOfShape.get(schema);
  return name === undefined ? describeSchema(schema, toJsonSchema) : { $ref: shapesAt + name };
}

/** Every named shape in full. */
export const namedShapes = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, describeSchema(schema, toJsonSchema)]));
