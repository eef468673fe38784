import * as contracts from '@site-admin/contracts';
import type * as v from 'valibot';
import { describeSchema, type JsonSchema } from './json-schema';

/** Shapes with a name of their own, referenced from wherever they are used. */
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

/** Wire forms of schemas that accept anything and check it in code. */
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

const shapeNames = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));

/** JSON pointer to the shapes of an OpenAPI document. */
export const shapesAt = '#/components/schemas/';

/** Returns the wire form of a schema as JSON Schema; named shapes become references. */
export function toJsonSchema(schema: v.GenericSchema): JsonSchema {
  const known = written.get(schema);
  if (known) return known;
  const name = shapeNames.get(schema);
  return name === undefined ? describeSchema(schema, toJsonSchema) : { $ref: shapesAt + name };
}

/** Returns every named shape in full. */
export const namedShapes = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, describeSchema(schema, toJsonSchema)]));
