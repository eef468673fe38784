import { createFakeShell } from '@site-admin/contracts/testing';
import { live } from '../page/live';
import { whenSaved } from './leave-guard';

function setUp(count: number) {
  const { shell, clock } = createFakeShell();
  const pending = live(count);
  let isSaved = false;
  const saved = whenSaved(pending, shell.clock);
  void saved?.then(() => (isSaved = true));
  return { pending, saved, advance: clock.advance, isSaved: () => isSaved };
}

test('without pending writes the result is undefined', () => {
  expect(setUp(0).saved).toBeUndefined();
});

test('leaving waits for the last pending write, and for one that is sent after it', async () => {
  const { pending, advance, isSaved } = setUp(1);
  pending.set(0);
  pending.set(1);
  await advance(10);
  expect(isSaved()).toBe(false);
  pending.set(0);
  await advance(0);
  expect(isSaved()).toBe(true);
});

test('leaving waits for at most five seconds', async () => {
  const { advance, isSaved } = setUp(1);
  await advance(4_999);
  expect(isSaved()).toBe(false);
  await advance(1);
  expect(isSaved()).toBe(true);
});
