import {
  getConnectionData,
  getConnectionStatus,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteFeatures,
  getVaultPressData,
  parseResponse,
  type Endpoint,
  type EndpointResult,
  type RewindStatus,
  type ScanStatus,
  type SiteData,
  type EndpointWire,
} from '@site-admin/contracts';
import { manyThreats, type Choices } from './choices';
import { findMockPlan, type MockPlan } from './plans';
import { affectsUser, isSimulatedLinked, toSimulatedUser } from './simulated-user';
import type { ResourceView } from '../page/services/resources';

/** Maps the cached JSON of a response (undefined: none) to the simulated JSON (undefined: unchanged). */
type Change = (json: unknown) => unknown;
type Changes = Readonly<Record<string, Change>>;

function tryParse<E extends Endpoint>(endpoint: E, json: unknown): EndpointResult<E> | undefined {
  try {
    return parseResponse(endpoint, json);
  } catch {
    return undefined;
  }
}

/** Creates the change of an endpoint's response. It returns the same object for the same response, to prevent re-renders. */
function simulate<E extends Endpoint>(
  endpoint: E,
  change: (real: EndpointResult<E> | undefined) => EndpointWire<E> | undefined,
): Changes {
  let last: { readonly json: unknown; readonly shown: unknown } | undefined;
  const changed: Change = (json) => {
    if (!last || last.json !== json) last = { json, shown: change(tryParse(endpoint, json)) };
    return last.shown;
  };
  return { [endpoint.path]: changed };
}

/** Wraps data in the form in which the site relays responses of the provider. */
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const threat = (number: number) => ({
  id: number,
  signature: 'Simulated.Threat',
  title: `Simulated threat ${number}`,
  description: 'Shown by the developer tools.',
  status: 'current',
  fixable: false,
  severity: 3,
});
const createThreats = (count: number) => Array.from({ length: count }, (_, index) => threat(index + 1));
const getThreatCount = (threats: Choices['threats']) => (threats === 'many' ? manyThreats : 0);

const validCredentials = [{ type: 'auto', role: 'main', still_valid: true }];

/** Returns a state in which threats are reported: the real one if scanning is active, here or in VaultPress, else idle. */
function scanWithThreats(real: ScanStatus | undefined): Pick<ScanStatus, 'state' | 'reason'> {
  const isReported = real && (['idle', 'scanning'].includes(real.state) || real.reason === 'vp_active_on_site');
  return isReported ? { state: real.state, reason: real.reason } : { state: 'idle', reason: undefined };
}

function toScanStatus(real: ScanStatus | undefined, { scan, threats }: Choices): unknown {
  const known = real?.credentials ?? [];
  return {
    ...real,
    ...(scan === undefined ? scanWithThreats(real) : { state: scan, reason: undefined }),
    threats: threats === undefined ? (real?.threats ?? []) : createThreats(getThreatCount(threats)),
    // Without credentials, the card would show their form instead.
    credentials: known.length > 0 ? known : validCredentials,
  };
}

const toRewindStatus = (real: RewindStatus | undefined, state: Choices['backup']): unknown => ({
  last_updated: 0,
  ...real,
  state,
  reason: undefined,
});

const toSiteWithPlan = (real: SiteData | undefined, { slug, label, features }: MockPlan): unknown => ({
  ...real,
  plan: {
    product_slug: slug,
    product_name_short: label,
    expired: false,
    is_free: features.length === 0,
    features: { active: features, available: real?.plan?.features?.available ?? {} },
  },
});

/** Changes of the responses that contain the user, to match the simulated user of the page. */
function userChanges(choices: Choices): Changes {
  return {
    ...simulate(getConnectionStatus, (real) => {
      if (!real) return undefined;
      const isUserConnected = isSimulatedLinked(real.isUserConnected, choices);
      return { ...real, isUserConnected, hasConnectedOwner: real.hasConnectedOwner || isUserConnected };
    }),
    ...simulate(getConnectionData, (real) => real && { ...real, currentUser: toSimulatedUser(real.currentUser, choices) }),
  };
}

function vaultPressChanges(threats: Choices['threats']): Changes {
  return simulate(getVaultPressData, (real) => ({
    code: 'success',
    message: '',
    data: {
      ...real?.data,
      active: true,
      features: { ...real?.data?.features, security: true },
      security: { notice_count: getThreatCount(threats) },
    },
  }));
}

function planChanges(plan: MockPlan): Changes {
  return {
    ...simulate(getSite, (real) => relayed(toSiteWithPlan(real, plan))),
    ...simulate(getSiteFeatures, (real) => relayed({ active: plan.features, available: real?.available ?? {} })),
  };
}

function changesFor(choices: Choices): Changes {
  const { threats, scan, backup } = choices;
  const plan = findMockPlan(choices.plan);
  return {
    ...(affectsUser(choices) && userChanges(choices)),
    ...((threats ?? scan) !== undefined && simulate(getScanStatus, (real) => relayed(toScanStatus(real, choices)))),
    ...(threats !== undefined && vaultPressChanges(threats)),
    ...(backup !== undefined && simulate(getRewindStatus, (real) => relayed(toRewindStatus(real, backup)))),
    ...(plan && planChanges(plan)),
  };
}

/** Returns the view of the resources while `choices` are simulated; undefined if none of them changes a response. */
export function createResourceView(choices: Choices): ResourceView | undefined {
  const changes = changesFor(choices);
  if (Object.keys(changes).length === 0) return undefined;
  return (path, json) => (Object.hasOwn(changes, path) ? changes[path]?.(json) : undefined);
}
