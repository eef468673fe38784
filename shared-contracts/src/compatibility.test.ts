import * as v from 'valibot';
import { contractVersion, eventCatalogNames, extensionPointNames, findIncompatibilities, remoteDeclaration } from './index';

const host = {
  version: '1.2.3',
  provides: { react: '19.3.1', rxjs: '7.8.2' },
  events: ['licensing/activated@1', 'recommendations/pendingCounted@1'],
  extensionPoints: ['dashboard.banner@1', 'page.below@1'],
};

const remote = (changes: object = {}, shared: Record<string, string> = {}) => ({
  declaration: v.parse(remoteDeclaration, {
    name: 'dashboard',
    title: 'Dashboard',
    version: '1.0.0',
    contract: '^1.0.0',
    owner: 'team',
    pages: [],
    budget: { entryGzip: 1, totalBrotli: 1 },
    ...changes,
  }),
  shared,
});

test('a remote whose needs the shell meets is compatible', () => {
  const asks = {
    emits: ['licensing/activated@1'],
    listens: ['recommendations/pendingCounted@1'],
    extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  };
  expect(findIncompatibilities(remote(asks, { react: '^19.0.0', rxjs: '7.8.2' }), host)).toEqual([]);
});

test.each(['^2.0.0', '1.1.0', '^1.3.0', '1.2.4'])(
  'the contract range %s does not meet 1.2.3, and the reason names both',
  (range) => {
    expect(findIncompatibilities(remote({ contract: range }), host)).toEqual([
      { kind: 'contract', reason: `needs contract ${range}, the shell provides 1.2.3; rebuild it for contract 1.2.3` },
    ]);
  },
);

test('a pre-release of the shell meets the range of what it precedes', () => {
  expect(findIncompatibilities(remote({ contract: '^1.2.0' }), { ...host, version: '1.3.0-rc.1' })).toEqual([]);
});

test('a library that is missing, and one out of range, are reported separately', () => {
  expect(findIncompatibilities(remote({}, { preact: '^10.0.0', react: '^18.0.0' }), host)).toEqual([
    { kind: 'shared', reason: 'needs preact ^10.0.0, which the shell does not provide' },
    { kind: 'shared', reason: 'needs react ^18.0.0, the shell provides 19.3.1' },
  ]);
});

test('an event and an extension point an older shell lacks are reported, each event once', () => {
  const asks = {
    emits: ['licensing/activated@1'],
    listens: ['licensing/activated@1'],
    extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  };
  expect(findIncompatibilities(remote(asks), { ...host, events: [], extensionPoints: [] })).toEqual([
    { kind: 'event', reason: 'uses the event licensing/activated@1, which this contract does not have' },
    { kind: 'extension-point', reason: 'fills page.below@1, which this contract does not have' },
  ]);
});

test('all incompatibilities are reported at once', () => {
  expect(findIncompatibilities(remote({ contract: '^9.0.0' }, { preact: '^10.0.0' }), host).map(({ kind }) => kind)).toEqual([
    'contract',
    'shared',
  ]);
});

test('a remote built for this contract is compatible, one built for contract 1 is refused', () => {
  const here = {
    version: contractVersion,
    provides: {},
    events: eventCatalogNames,
    extensionPoints: extensionPointNames,
  };
  expect(findIncompatibilities(remote({ contract: '^1.2.0' }), here)).toEqual([
    {
      kind: 'contract',
      reason: `needs contract ^1.2.0, the shell provides ${contractVersion}; rebuild it for contract ${contractVersion}`,
    },
  ]);
  expect(findIncompatibilities(remote({ contract: `^${contractVersion}`, listens: eventCatalogNames }), here)).toEqual([]);
});
