/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extensions } from '@site-admin/contracts';
import { initialStateFor, viewerFor, type FakeShell, type SiteOptions } from '@site-admin/contracts/testing';
import { waitFor } from '@testing-library/dom';
import { openDashboard } from '../testing/render-dashboard';
import { selectExpectedBanner } from './expected-banner';

type Render = Extensions['render'];

/** Replaces the extension point by one that passes what it received to the test. */
function captureRender({ shell }: FakeShell) {
  const calls: { host: HTMLElement; onEmpty: (() => void) | undefined }[] = [];
  const render: Render = (_point, host, _props, onEmpty) => {
    calls.push({ host, onEmpty });
    return () => host.replaceChildren();
  };
  Object.assign(shell.extensions, { render });
  return calls;
}

/** Adds what the shell and a remote render for an extension. */
function addExtension(host: HTMLElement, text: string): HTMLElement {
  const element = document.createElement('div');
  const content = document.createElement('div');
  if (text) content.append(Object.assign(document.createElement('p'), { textContent: text }));
  element.append(content, document.createElement('div'));
  host.append(element);
  return element;
}

async function openPoint(site: SiteOptions = {}) {
  let calls: ReturnType<typeof captureRender> = [];
  const page = await openDashboard({ site, arrange: (fake) => void (calls = captureRender(fake)) });
  await waitFor(() => expect(calls).toHaveLength(1));
  const [call] = calls;
  if (!call) throw new Error('The point is not rendered.');
  return { ...page, ...call };
}

beforeAll(() => {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, 'banner-point.module.css'), 'utf8');
  document.head.append(sheet);
});
afterAll(() => document.head.querySelectorAll('style').forEach((sheet) => sheet.remove()));

test('the space of an expected banner is reserved until it has content', async () => {
  const { host } = await openPoint();
  expect(host).toHaveAttribute('data-expected', 'next-step');
  addExtension(host, 'Continue');
  await waitFor(() => expect(host).not.toHaveAttribute('data-expected'));
});

test('a failing extension leaves no gap', async () => {
  const { host, onEmpty } = await openPoint();
  onEmpty?.();
  expect(host).not.toHaveAttribute('data-expected');
});

test('nor does one that stays without content', async () => {
  const { host, clock } = await openPoint();
  addExtension(host, '');
  await clock.advance(9_999);
  expect(host).toHaveAttribute('data-expected');
  await clock.advance(1);
  expect(host).not.toHaveAttribute('data-expected');
});

test('of two banners the first is shown, and the second once the first is gone', async () => {
  const { host } = await openPoint();
  const coupon = addExtension(host, 'Coupon');
  const step = addExtension(host, 'Continue');
  expect(coupon).toBeVisible();
  expect(step).not.toBeVisible();
  coupon.firstElementChild?.replaceChildren();
  expect(step).toBeVisible();
});

test('nothing is reserved without an expected banner', async () => {
  const { host } = await openPoint({ initialState: { recommendationsStep: 'summary' } });
  expect(host).not.toHaveAttribute('data-expected');
});

const partnerCoupon = {
  coupon_code: 'IONOS_IONA_5K2TQ9',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS' },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
};

test('a next step that is loaded before an expected coupon is not shown, and the space of the coupon stays reserved', async () => {
  const { host } = await openPoint({ initialState: { partnerCoupon } });
  const coupon = addExtension(host, '');
  const step = addExtension(host, 'Continue');
  await Promise.resolve();
  expect(host).toHaveAttribute('data-expected', 'coupon');
  expect(step).not.toBeVisible();
  coupon.firstElementChild?.append('Coupon');
  await waitFor(() => expect(host).not.toHaveAttribute('data-expected'));
  expect(coupon).toBeVisible();
  expect(step).not.toBeVisible();
});

test.each<[string, SiteOptions, boolean, ReturnType<typeof selectExpectedBanner>]>([
  ['the next step', {}, false, 'next-step'],
  ['the coupon first', { initialState: { partnerCoupon } }, false, 'coupon'],
  ['the next step while the coupon is postponed', { initialState: { partnerCoupon } }, true, 'next-step'],
  ['nothing after the last step', { initialState: { recommendationsStep: 'summary' } }, false, undefined],
  [
    'the next step for a new recommendation',
    { initialState: { recommendationsStep: 'summary', newRecommendations: ['boost'] } },
    false,
    'next-step',
  ],
  ['nothing where the site shows no recommendations', { initialState: { siteData: {} } }, false, undefined],
  ['nothing offline', { connection: 'offline', initialState: { partnerCoupon } }, false, undefined],
  ['nothing for an editor', { role: 'editor', initialState: { partnerCoupon } }, false, undefined],
])('expects %s', (_what, site, isPostponed, expected) => {
  const initial = initialStateFor(site);
  expect(selectExpectedBanner({ initial, viewer: viewerFor(site), isCouponPostponed: isPostponed })).toBe(expected);
});
