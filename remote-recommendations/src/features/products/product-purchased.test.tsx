import { screen, waitFor } from '@testing-library/dom';
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
