import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { benchBrowsers, getLaunchOptions } from '../tooling/chromium.js';

/** Throttling of network and CPU. */
export interface Conditions {
  readonly name: 'unthrottled' | 'throttled';
  readonly title: string;
  /** CPU slowdown factor. */
  readonly cpu: number;
  /** Round-trip time in milliseconds; 0 for no network throttling. */
  readonly latency: number;
  /** Bits per second. */
  readonly bandwidth: number;
}

export const conditions: readonly Conditions[] = [
  { name: 'unthrottled', title: 'Unthrottled', cpu: 1, latency: 0, bandwidth: 0 },
  { name: 'throttled', title: '4x CPU, 1.6 Mbps, 150 ms', cpu: 4, latency: 150, bandwidth: 1_600_000 },
];

/** Starts headless Chromium. */
export const launch = (): Promise<Browser> => chromium.launch(getLaunchOptions(benchBrowsers));

/** Throttles a page, and returns its CDP session. The cache of a new context is empty. */
export async function slowed(page: Page, { cpu, latency, bandwidth }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (latency > 0) {
    const throughput = bandwidth / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}
