import { screen } from '@testing-library/dom';
import { renderRemote } from '@site-admin/contracts/testing';
import { defineRemote, useReady } from '@site-admin/kit';
import { ActivationSuccess } from './activation-success';

function show(productId: number, siteRawUrl: string) {
  function Screen() {
    useReady(true);
    return <ActivationSuccess productId={productId} siteRawUrl={siteRawUrl} />;
  }
  return renderRemote(defineRemote({ page: Screen }), { at: '/license/activation' });
}

test('LIC-042 the screen takes the product and the site it is about', async () => {
  await show(2100, 'example.org::blog').ready;
  expect(screen.getByRole('heading', { name: /Jetpack Backup is active!/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Jetpack Cloud/ })).toHaveAttribute(
    'href',
    'https://cloud.jetpack.com/landing/example.org::blog',
  );
});

test.each([2100, 2014, 2106, 2010])('LIC-008 product %i links to the site on the cloud', async (productId) => {
  await show(productId, 'example.org').ready;
  expect(screen.getByRole('link', { name: /Jetpack Cloud/ })).toHaveAttribute(
    'href',
    'https://cloud.jetpack.com/landing/example.org',
  );
});

test.each([2104, 2116, 2110, 9999])('LIC-008 product %i does not', async (productId) => {
  await show(productId, 'example.org').ready;
  expect(screen.queryByRole('link', { name: /Jetpack Cloud/ })).toBeNull();
});
