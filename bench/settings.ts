/**
 * Measures the settings only: `npm run bench:settings [-- --rounds N]`. Needs finished builds. Prints the table, and exits with 1 if a
 * target is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser';
import { measureSettings, reportSettings } from './settings-figures';
import { judgeSettings } from './targets';
import { serveComposed } from './variants';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const browser = await launch();
  const site = await serveComposed(browser, folder);
  try {
    const figures = await measureSettings(browser, site, Number(values.rounds));
    console.log(reportSettings(figures).join('\n'));
    if (judgeSettings(figures).some(({ met }) => !met)) process.exitCode = 1;
  } finally {
    await site.stop();
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

void main();
