import type { ShellServices } from '@site-admin/contracts';
import { waitFor } from '@testing-library/dom';
import { setUpRemotes } from './testing/set-up-remotes';

test("an uncaught error in a remote's file is reported with its name and version", async () => {
  const { open, services, posted } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  const error = new Error('late');
  error.stack = 'Error: late\n at x (https://example.org/remotes/settings/2.0.0/remote.js:1:1)';
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'late' }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the host'), message: 'of the host' }));
  services.health.flush();
  const failed = posted.flatMap(({ reports }) => reports).filter(({ outcome }) => outcome === 'failed');
  expect(failed).toMatchObject([{ remote: 'settings', version: '2.0.0', phase: 'run', reason: 'uncaught: Error: late' }]);
});

test('resources a remote leaves open are closed and reported', async () => {
  let shell: ShellServices | undefined;
  const seen: string[] = [];
  const { open, services, posted } = setUpRemotes({
    mounts: {
      '2.0.0': async (_host, given) => {
        shell = given;
        given.clock.every(10).subscribe({ complete: () => seen.push('timer ended') });
        given.navigation.guard({ question: 'Leave?', isDirty: () => true });
        return {};
      },
    },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  outlet.close();
  await waitFor(() => expect(seen).toEqual(['timer ended']));
  shell?.site.connection.changes.subscribe({ next: () => seen.push('too late'), complete: () => seen.push('over') });
  expect(seen).toEqual(['timer ended', 'over']);
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ phase: 'unmount', outcome: 'failed', reason: 'left open: subscriptions: 1, guards: 1' }),
  );
});

test('a version in a crash loop is not started: the previous one is shown, and both are reported', async () => {
  const crashes = { 'settings@2.0.0': { count: 2, at: Date.now() } };
  localStorage.setItem('site-admin:remotes', JSON.stringify({ crashes }));
  const { open, services, posted, loaded } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'previous' }));
  expect(loaded).toEqual(['https://example.org/remotes/settings/1.0.0/entry.js']);
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toMatchObject([
    { version: '2.0.0', phase: 'run', outcome: 'failed', reason: 'not started: it crashed the page' },
    { version: '1.0.0', phase: 'mount', outcome: 'ok', source: 'previous' },
  ]);
});
