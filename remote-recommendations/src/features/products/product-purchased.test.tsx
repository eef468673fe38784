import { screen, waitFor } from '@testing-library/dom';
import { arrangeOffers, suggestion } from '../../testing/offers';
import { openStep } from '../../testing/open-assistant';

test('after a checkout whose product is not there yet, the owner can activate its license key, and return', async () => {
  await openStep('product-purchased');
  expect(screen.getByRole('link', { name: 'Activate it here' })).toHaveAttribute(
    'href',
    '#/license/activation?from=/recommendations/product-purchased',
  );
});

test('after a checkout whose product is there, nothing remains to be activated', async () => {
  await openStep('product-purchased', { purchases: ['jetpack_scan'] });
  await waitFor(() => expect(screen.queryByText(/Have a license key/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

const title = () => screen.getByRole('heading', { level: 2 });
const security = { ...suggestion, slug: 'jetpack_security_t1_yearly', title: 'Security', features: ['Backups'] };
const suggestions = [suggestion, security];

test('REC-051 the purchased product is the suggestion that is the plan of the site', async () => {
  await openStep('product-purchased', {
    site: { plan: 'jetpack_security_t1_yearly' },
    purchases: ['jetpack_scan'],
    arrange: arrangeOffers({ suggestions }),
  });
  await waitFor(() => expect(title()).toHaveTextContent('Security is yours'));
  expect(screen.getByText('Backups')).toBeVisible();
});

test('REC-051 on the free plan, the purchased product is the suggestion that was bought', async () => {
  await openStep('product-purchased', { purchases: ['jetpack_scan'], arrange: arrangeOffers({ suggestions }) });
  await waitFor(() => expect(title()).toHaveTextContent('Jetpack Scan is yours'));
  expect(screen.getByText('Daily scans')).toBeVisible();
});
