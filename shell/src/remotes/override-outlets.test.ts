import { waitFor } from '@testing-library/dom';
import { fails, setUpRemotes } from './testing/set-up-remotes';

test('an override shows the requested version; dropping it swaps back in place', async () => {
  const { remotes, open } = setUpRemotes({ overrideParams: [{ remote: 'settings', target: '1.0.0' }] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '1.0.0', source: 'override' }));
  expect(remotes.overrides.current).toMatchObject([{ remote: 'settings', target: '1.0.0' }]);
  remotes.dropOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '2.0.0' }));
  expect(remotes.overrides.current).toEqual([]);
});

test('an override that fails is dropped with a notice, and the live version is shown', async () => {
  const { remotes, open, notices } = setUpRemotes({
    overrideParams: [{ remote: 'settings', target: '1.0.0' }],
    mounts: { '1.0.0': fails },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
  expect(remotes.overrides.current).toEqual([]);
  expect(notices.shown.current).toMatchObject([{ status: 'is-warning', text: expect.stringContaining('1.0.0') }]);
});

test('a refused override param shows a notice', () => {
  const { notices, remotes } = setUpRemotes({
    overrideParams: [
      { remote: 'settings', target: '<script>' },
      { remote: 'x', target: '1' },
    ],
  });
  expect(notices.shown.current).toHaveLength(2);
  expect(remotes.overrides.current).toEqual([]);
});
