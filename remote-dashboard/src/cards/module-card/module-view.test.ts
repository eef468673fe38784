import { selectModuleView, type ModuleViewParts } from './module-view';

const on: ModuleViewParts = { isOffline: false, isOn: true, isPending: false, reason: undefined };
const off: ModuleViewParts = { ...on, isOn: false };

test.each<[string, ModuleViewParts, string]>([
  ['DASH-021 on', on, 'is-working'],
  ['DASH-021 off', off, 'is-inactive'],
  ['being activated', { ...on, isPending: true }, 'is-inactive'],
  ['being deactivated', { ...off, isPending: true }, 'is-working'],
  ['DASH-020 offline', { ...on, isOffline: true }, 'offline'],
  ['DASH-022 without a connected owner', { ...on, reason: 'no-connected-owner' }, 'no-owner'],
  ['enabled by an administrator', { ...on, reason: 'enabled-by-admin' }, 'is-working'],
  ['managed, off', { ...off, reason: 'managed' }, 'is-inactive'],
])('%s', (_title, parts, view) => {
  expect(selectModuleView(parts)).toBe(view);
});
