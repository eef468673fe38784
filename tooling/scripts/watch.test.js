'use strict';
const { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');
const { watchRemote } = require('./watch.js');

let dir;
let stop;
let changes = 0;
let build;
const inRemote = (name) => path.join(dir, name);

/** Saves as many editors do: writes a file next to the old one and renames it over. */
function saveByRename(name, text) {
  writeFileSync(inRemote(`${name}.tmp`), text);
  renameSync(inRemote(`${name}.tmp`), inRemote(name));
}

/** Waits until no further change is reported. */
async function quiet() {
  for (let seen = -1; seen !== changes; await pause(400)) seen = changes;
}

async function expectChange(action) {
  changes = 0;
  action();
  for (const end = Date.now() + 5000; changes === 0 && Date.now() < end;) await pause(20);
  expect(changes).toBeGreaterThan(0);
  await quiet();
}

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-admin-watch-'));
  mkdirSync(inRemote('src/features'), { recursive: true });
  for (const name of ['src/page.tsx', 'src/features/card.tsx', 'remote.json']) writeFileSync(inRemote(name), 'first');
  build = async () => undefined;
  stop = watchRemote(dir, () => {
    changes += 1;
    return build();
  });
  // The files are so new that they count as changed since the start.
  await quiet();
});
afterEach(() => {
  stop();
  rmSync(dir, { recursive: true, force: true });
});

test('a file saved by rename is detected each time, not only the first', async () => {
  await expectChange(() => saveByRename('src/features/card.tsx', 'second'));
  await expectChange(() => saveByRename('src/features/card.tsx', 'third'));
  await expectChange(() => writeFileSync(inRemote('src/features/card.tsx'), 'fourth'));
});

test('remote.json is watched, also when saved by rename', async () => {
  await expectChange(() => writeFileSync(inRemote('remote.json'), 'second'));
  await expectChange(() => saveByRename('remote.json', 'third'));
  await expectChange(() => saveByRename('remote.json', 'fourth'));
});

test('files in new, renamed and removed folders are detected', async () => {
  await expectChange(() => {
    mkdirSync(inRemote('src/features/stats'));
    writeFileSync(inRemote('src/features/stats/stats.card.tsx'), 'new');
  });
  await expectChange(() => renameSync(inRemote('src/features/stats'), inRemote('src/features/scan')));
  await expectChange(() => writeFileSync(inRemote('src/features/scan/stats.card.tsx'), 'changed'));
  await expectChange(() => rmSync(inRemote('src/features/scan'), { recursive: true }));
});

test('changes during a build lead to one more build', async () => {
  let finish = () => undefined;
  build = () => new Promise((resolve) => (finish = resolve));
  await expectChange(() => writeFileSync(inRemote('src/page.tsx'), 'second'));
  writeFileSync(inRemote('src/page.tsx'), 'third');
  await quiet();
  writeFileSync(inRemote('src/page.tsx'), 'fourth');
  await quiet();
  expect(changes).toBe(1);
  finish();
  await quiet();
  expect(changes).toBe(2);
  finish();
  await quiet();
  expect(changes).toBe(2);
});
