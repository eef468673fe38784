import { waitFor } from '@testing-library/dom';
import { publish, setUpRemotes } from './testing/set-up-remotes';

let mockIsOffline = true;
jest.mock('./background-work', () => {
  if (mockIsOffline) throw new Error('Loading chunk failed.');
  return jest.requireActual('./background-work');
});

test('polling starts although its code could not be loaded at first: it is loaded again', async () => {
  const { remotes, open, registry, inline } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const off = structuredClone(registry);
  if (off.remotes['settings']) off.remotes['settings'].status = 'disabled';
  publish(off, inline);
  await jest.advanceTimersByTimeAsync(100_000);
  expect(outlet.state.current).toMatchObject({ status: 'ready' });
  mockIsOffline = false;
  await jest.advanceTimersByTimeAsync(10_000 + 60_000);
  expect(outlet.state.current).toMatchObject({ status: 'disabled' });
});
