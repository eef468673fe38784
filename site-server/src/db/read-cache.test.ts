import path from 'node:path';
import * as v from 'valibot';
import { removeFolders, temporaryFolder } from '../testing/folders';
import { openDatabase } from './open';
import { readOption, writeOption } from './options';

afterAll(removeFolders);

test('a read is cached until this process writes', () => {
  const db = openDatabase(':memory:');
  let reads = 0;
  const read = () => db.cached('reads', () => (reads += 1));
  expect([read(), read()]).toEqual([1, 1]);
  writeOption(db, 'a', 1);
  expect([read(), read()]).toEqual([2, 2]);
  db.close();
});

test('a write of another process is visible to the next read', async () => {
  const file = path.join(temporaryFolder(), 'site.sqlite');
  const mine = openDatabase(file);
  const theirs = openDatabase(file);
  const read = (db = mine) => readOption(db, 'a', v.number(), 0);
  expect(read()).toBe(0);
  for (let value = 1; value < 20; value += 1) {
    writeOption(value % 2 ? theirs : mine, 'a', value);
    await Promise.resolve();
    expect([read(mine), read(theirs)]).toEqual([value, value]);
  }
  mine.close();
  theirs.close();
});

test('a rolled-back read is not cached', () => {
  const db = openDatabase(':memory:');
  writeOption(db, 'a', 1);
  expect(() =>
    db.atomically(() => {
      writeOption(db, 'a', 2);
      expect(readOption(db, 'a', v.number(), 0)).toBe(2);
      throw new Error('Not after all.');
    }),
  ).toThrow('Not after all.');
  expect(readOption(db, 'a', v.number(), 0)).toBe(1);
  db.close();
});

test('an option with the stored value is not written again', () => {
  const db = openDatabase(':memory:');
  writeOption(db, 'a', { b: 1 });
  const reads = jest.fn(() => 1);
  db.cached('reads', reads);
  writeOption(db, 'a', { b: 1 });
  db.cached('reads', reads);
  expect(reads).toHaveBeenCalledTimes(1);
  writeOption(db, 'a', { b: 2 });
  db.cached('reads', reads);
  expect(reads).toHaveBeenCalledTimes(2);
  db.close();
});
