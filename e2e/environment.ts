import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

/** Loads Playwright once per worker: in its sandbox each test file would load it again, a third of a second of CPU. */
export default class BrowserTestEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.chromium = chromium;
  }
}
