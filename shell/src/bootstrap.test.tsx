import { act, screen, within } from '@testing-library/react';
import { wireInitialStateFor } from '@site-admin/contracts/testing';
import { bootstrap, bootstrapWhenParsed } from './bootstrap';
import { createFakeNetwork } from './testing/fake-network';
import { printHostPage } from './testing/render-page';

const container = () => document.getElementById('jp-plugin-container');

beforeEach(() => {
  const element = document.createElement('div');
  element.id = 'jp-plugin-container';
  document.body.append(element);
  window.history.replaceState(null, '', '#/dashboard');
  Object.assign(window, { fetch: createFakeNetwork().fetch });
});
afterEach(() => container()?.remove());

const start = () => act(async () => bootstrap(window));

test('SHELL-001 a second start keeps the mounted page: same elements, one page view', async () => {
  printHostPage(wireInitialStateFor());
  Object.assign(window, { _tkq: [] });
  await start();
  const main = screen.getByRole('main');
  const queued = () => JSON.stringify(Reflect.get(window, '_tkq')).match(/jetpack_wpa_page_view/g);
  const before = queued();
  await start();
  expect(screen.getByRole('main')).toBe(main);
  expect(container()).toContainElement(main);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(queued()).toEqual(before);
  expect(window.jetpackRouteName?.('/plans-prompt')).toBe('Plans');
});

test('a shell that loads before its container is parsed renders once it is', async () => {
  printHostPage(wireInitialStateFor());
  const element = container();
  element?.remove();
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await act(async () => bootstrapWhenParsed(window));
  expect(screen.queryByRole('main')).toBeNull();
  await act(async () => document.body.append(element ?? ''));
  expect(element).toContainElement(screen.getByRole('main'));
  loading.mockRestore();
});

test('the policy of scripts exists before any chunk is loaded: the first is that of an override', async () => {
  printHostPage(wireInitialStateFor());
  window.history.replaceState(null, '', '?remote.settings=1.0.0#/dashboard');
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  bootstrap(window);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'trustedTypes');
  window.history.replaceState(null, '', window.location.pathname);
  await act(async () => undefined);
});

test('a missing Initial_State shows an error with a reload button and a support link', async () => {
  await start();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/Initial_State is missing/)).toBeInTheDocument();
  expect(alert.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(alert.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
    'href',
    expect.stringContaining('contact-support'),
  );
});

test('the error of a malformed Initial_State names its field', async () => {
  printHostPage({ ...wireInitialStateFor(), userData: 'nobody' });
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent('Initial_State.userData');
});

test('malformed page data shows an error too', async () => {
  printHostPage(wireInitialStateFor(), { registry: {} });
  await start();
  expect(screen.getByRole('alert')).toHaveTextContent('#site-admin-page');
});

test('with an invalid registry the page is rendered without remotes', async () => {
  printHostPage(wireInitialStateFor());
  await start();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'At a Glance' })).toBeInTheDocument();
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts.some((text) => text?.includes('This page could not be loaded completely'))).toBe(true);
});

test('a page with a version in its address is rendered, also if that version cannot be fetched', async () => {
  const network = createFakeNetwork();
  Object.assign(window, { fetch: network.fetch });
  window.history.replaceState(null, '', '/?remote.settings=1.0.0#/dashboard');
  const addresses = { remotes: '/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' };
  const block = { registry: {}, manifests: {}, overrides: 'versions', pollSeconds: 45, locale: 'en_US', direction: 'ltr' };
  printHostPage(wireInitialStateFor(), { ...block, addresses });
  await start();
  expect(await screen.findByRole('banner')).toBeInTheDocument();
  expect(network.getCalls('GET http://localhost/registry?with=settings%401.0.0')).toHaveLength(1);
  expect(window.location.search).toBe('');
});
