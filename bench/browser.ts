import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';

/** How fast the network and the processor are made to look. */
export interface Conditions {
  readonly name: 'unthrottled' | 'throttled';
  readonly title: string;
  /** Times slower than this machine. */
  readonly cpu: number;
  /** Milliseconds of round trip; 0 leaves the network alone. */
  readonly latency: number;
  /** Bits per second. */
  readonly bandwidth: number;
}

export const conditions: readonly Conditions[] = [
  { name: 'unthrottled', title: 'Unthrottled', cpu: 1, latency: 0, bandwidth: 0 },
  { name: 'throttled', title: '4x CPU, 1.6 Mbps, 150 ms', cpu: 4, latency: 150, bandwidth: 1_600_000 },
];

/** Headless Chromium that keeps to itself: no start-up traffic of its own in the figures. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Slows a page as asked; answers the session that can ask about it. The cache of a new context is empty by itself. */
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
