import type { Attempt } from '../loading/fallback-chain';
import type { MountedVersion, MountTarget } from '../loading/loader';
import { createCrashMemory } from '../loading/crash-memory';
import { RemoteError } from '../loading/remote-error';
import type { Plan } from '../registry/plan';
import { createOutlet } from './remote-outlet';
import type { OutletState } from '../../page/services/remotes';

const attempts: Attempt[] = [
  { version: '2.0.0', source: 'active' },
  { version: '2.0.0', source: 'retry' },
  { version: '1.0.0', source: 'previous' },
];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

let time = 0;
const createMemory = () => createCrashMemory({ localStorage, sessionStorage, now: () => (time += 60_000) });

/** Versions that fail, hang or have unsaved edits; all others are mounted. */
interface Behavior {
  failing?: string[];
  unfetchable?: string[];
  hanging?: string[];
  dirty?: string[];
}

function createMount(behavior: Behavior, log: string[]) {
  return async (attempt: Attempt, { signal }: MountTarget): Promise<MountedVersion> => {
    const { version } = attempt;
    log.push(`${attempt.source} ${version}`);
    if (behavior.hanging?.includes(version)) {
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new RemoteError('mount', 'left'))));
    }
    if (behavior.failing?.includes(version)) throw new RemoteError('mount', `${version} failed`);
    return {
      version,
      attempt,
      canUnload: () => (behavior.dirty?.includes(version) ? 'dirty' : 'yes'),
      unmount: () => log.push(`unmount ${version}`),
    };
  };
}

function setUp(behavior: Behavior = {}, plan: () => Plan = () => ({ attempts, skipped: undefined })) {
  const log: string[] = [];
  const stable: (() => void)[] = [];
  const overridesFailed: string[] = [];
  const host = document.createElement('div');
  const crashMemory = createMemory();
  const outlet = createOutlet({
    remote: 'settings',
    host,
    getPlan: plan,
    requestLastGood: () => Promise.resolve(),
    mount: createMount(behavior, log),
    prepare: async ({ version }) => {
      if (behavior.unfetchable?.includes(version)) throw new RemoteError('load', `${version} cannot be fetched`);
    },
    crashMemory,
    createCorrelation: () => 'c1',
    whenStable: (_version, callback) => {
      stable.push(callback);
      return () => log.push('stop waiting');
    },
    onSkipped: (version) => log.push(`skipped ${version}`),
    onOverrideFailed: ({ version }) => overridesFailed.push(version),
    onClose: () => log.push('closed'),
    slowAfter: 3000,
  });
  const states: OutletState[] = [];
  outlet.state.changes.subscribe((state) => states.push(state));
  return { outlet, log, states, crashMemory, stable, overridesFailed, behavior, settle: () => jest.advanceTimersByTimeAsync(0) };
}

test('the active version is shown; once it is stable it is the last good one', async () => {
  const { outlet, log, settle, crashMemory, stable } = setUp();
  expect(outlet.state.current).toEqual({ status: 'loading' });
  await settle();
  expect(outlet.state.current).toEqual({ status: 'ready', version: '2.0.0', source: 'active' });
  expect(log).toEqual(['active 2.0.0']);
  expect(crashMemory.lastGood('settings')).toBeUndefined();
  stable[0]?.();
  expect(crashMemory.lastGood('settings')).toBe('2.0.0');
});

test('a version that fails is retried once, then the previous one is shown', async () => {
  const { outlet, log, settle } = setUp({ failing: ['2.0.0'] });
  await settle();
  expect(log).toEqual(['active 2.0.0', 'retry 2.0.0', 'previous 1.0.0']);
  expect(outlet.state.current).toEqual({ status: 'ready', version: '1.0.0', source: 'previous' });
});

test('when all versions fail, the state contains the failure, and a retry can succeed', async () => {
  const { outlet, behavior, settle } = setUp({ failing: ['2.0.0', '1.0.0'] });
  await settle();
  const { current } = outlet.state;
  expect(current).toMatchObject({
    status: 'failed',
    failure: { phase: 'mount', reason: '1.0.0 failed', tried: ['2.0.0', '1.0.0'], correlation: 'c1' },
  });
  behavior.failing = [];
  if (current.status === 'failed') current.retry();
  await settle();
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' });
});

test('the state is slow after three seconds without content, and ready later', async () => {
  const { outlet } = setUp({ hanging: ['2.0.0'] });
  await jest.advanceTimersByTimeAsync(2999);
  expect(outlet.state.current.status).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(outlet.state.current.status).toBe('slow');
});

test('a disabled remote shows the reason, and is not run', async () => {
  const { outlet, log, settle } = setUp({}, () => ({ disabled: 'Being repaired.' }));
  await settle();
  expect(outlet.state.current).toEqual({ status: 'disabled', reason: 'Being repaired.' });
  expect(log).toEqual([]);
});

test("an override that fails is reported, and the registry's version is shown", async () => {
  const plan: Plan = { attempts: [{ version: '9.0.0', source: 'override' }, ...attempts], skipped: undefined };
  const { outlet, overridesFailed, settle } = setUp({ failing: ['9.0.0'] }, () => plan);
  await settle();
  expect(overridesFailed).toEqual(['9.0.0']);
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' });
});

test('a swap unmounts the old version before it mounts the new one, without a loading state', async () => {
  const { outlet, log, settle, states } = setUp();
  await settle();
  await expect(outlet.swap('3.0.0')).resolves.toBe('swapped');
  expect(log).toEqual(['active 2.0.0', 'stop waiting', 'unmount 2.0.0', 'swap 3.0.0']);
  expect(states.map(({ status }) => status)).toEqual(['loading', 'ready', 'ready']);
  await expect(outlet.swap('3.0.0')).resolves.toBe('same');
});

test('a swap whose new version fails mounts the old one again', async () => {
  const { outlet, log, settle } = setUp({ failing: ['3.0.0'] });
  await settle();
  await expect(outlet.swap('3.0.0')).resolves.toBe('rolled-back');
  expect(log.slice(-2)).toEqual(['swap 3.0.0', 'last-good 2.0.0']);
  expect(outlet.state.current).toEqual({ status: 'ready', version: '2.0.0', source: 'last-good' });
});

test('a new version that cannot be fetched leaves the old one mounted', async () => {
  const { outlet, log, settle } = setUp({ unfetchable: ['3.0.0'] });
  await settle();
  await expect(outlet.swap('3.0.0')).resolves.toBe('rolled-back');
  expect(log).toEqual(['active 2.0.0']);
});

test('a dirty version is not swapped, unless edits may be lost', async () => {
  const { outlet, log, settle } = setUp({ dirty: ['2.0.0'] });
  await settle();
  await expect(outlet.swap('3.0.0')).resolves.toBe('dirty');
  expect(log).toEqual(['active 2.0.0']);
  await expect(outlet.swap('3.0.0', { losingEdits: true })).resolves.toBe('swapped');
});

test('closing unmounts the remote asynchronously', async () => {
  const { outlet, log, settle } = setUp();
  await settle();
  outlet.close();
  expect(log.at(-1)).toBe('closed');
  await settle();
  expect(log.at(-1)).toBe('unmount 2.0.0');
  await expect(outlet.swap('3.0.0')).resolves.toBe('failed');
});

test('closing during a load leaves nothing mounted, and records no crash', async () => {
  const { outlet, log, settle, crashMemory } = setUp({ hanging: ['2.0.0'] });
  await settle();
  outlet.close();
  await settle();
  expect(log).toEqual(['active 2.0.0', 'closed']);
  expect(outlet.state.current.status).toBe('loading');
  createMemory();
  expect(createMemory().isCrashing('settings', '2.0.0')).toBe(false);
  expect(crashMemory.lastGood('settings')).toBeUndefined();
});

test('a starting version is stored, so that a crash is detected at the next start', async () => {
  const { settle } = setUp({ hanging: ['2.0.0'] });
  await settle();
  createMemory().markStarting('settings', '2.0.0');
  expect(createMemory().isCrashing('settings', '2.0.0')).toBe(true);
});
