import { waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';

const dismiss = 'POST licensing/user/activation-notice-dismiss';
const after = ['GET site', 'GET site/purchases', 'GET module/all', 'GET settings'];

function activated() {
  const page = renderPage();
  page.network.respond('GET licensing/user/counts', { attached: 2, detached: 3 });
  page.network.respond(dismiss, { last_detached_count: 3, last_dismissed_time: '2030-01-01T00:00:00+00:00' });

  const remote = page.services.bus.connect({ source: 'licensing', emits: ['licensing/activated@1'], listens: [] });
  page.network.calls.length = 0;
  return { ...page, activate: () => remote.emit('licensing/activated@1', { productId: 2015 }) };
}

const names = (page: ReturnType<typeof activated>) =>
  page.network.calls.map(({ name }) => name).filter((name) => name.includes('licensing') || after.includes(name));

test('an activated license refetches counts, dismisses the notice with them, then refetches site, purchases, modules and settings', async () => {
  const page = activated();
  page.activate();
  await waitFor(() => expect(names(page)).toEqual(['GET licensing/user/counts', dismiss, ...after]));
  expect(page.network.getCalls(dismiss)[0]?.body).toEqual({ last_detached_count: 3 });
});

test('without counts nothing is dismissed, the rest is refetched, and the next activation is handled', async () => {
  const page = activated();
  page.network.respond('GET licensing/user/counts', { code: 'failed_to_fetch_data', message: 'No.' }, 500);
  page.activate();
  await waitFor(() => expect(names(page)).toEqual(['GET licensing/user/counts', ...after]));
  page.network.respond('GET licensing/user/counts', { detached: 0 });
  page.activate();
  await waitFor(() => expect(page.network.getCalls(dismiss)[0]?.body).toEqual({ last_detached_count: 0 }));
});

test('a refused dismissal does not prevent the refetch', async () => {
  const page = activated();
  page.network.respond(dismiss, { code: 'rest_invalid_param', message: 'No.' }, 400);
  page.activate();
  await waitFor(() => expect(names(page)).toEqual(['GET licensing/user/counts', dismiss, ...after]));
});
