import { createMountingLoader } from './load-mounting';
import type { Mounting, MountingDeps } from './mounting';

const mounting: Partial<Mounting> = {};
const createMounting = () => mounting as Mounting;

test('the code that mounts remotes is loaded once; a failed load is retried', async () => {
  let isReachable = false;
  const load = jest.fn(() => (isReachable ? Promise.resolve({ createMounting }) : Promise.reject(new Error('ChunkLoadError'))));
  const getMounting = createMountingLoader({} as MountingDeps, load);
  await expect(getMounting()).rejects.toMatchObject({
    name: 'RemoteError',
    phase: 'load',
    message: expect.stringContaining('could not be loaded'),
  });
  isReachable = true;
  await expect(Promise.all([getMounting(), getMounting()])).resolves.toEqual([mounting, mounting]);
  expect(load).toHaveBeenCalledTimes(2);
});
