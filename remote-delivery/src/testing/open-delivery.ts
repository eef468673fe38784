import { changeDelivery, getDelivery, type DeliveryState } from '@site-admin/contracts';
import { deliveryStateFor, renderRemote, type FakeShell } from '@site-admin/contracts/testing';
import { screen, within } from '@testing-library/dom';
import * as remote from '../index';

/** Renders the page with a state of the site. */
export async function openDelivery(change: Partial<DeliveryState> = {}, arrange?: (fake: FakeShell) => void) {
  const page = renderRemote(remote, {
    at: '/delivery',
    arrange(fake) {
      fake.site.respond(getDelivery, deliveryStateFor(change));
      fake.site.respond(changeDelivery, deliveryStateFor(change));
      arrange?.(fake);
    },
  });
  await page.ready;
  return page;
}

/** Returns the card of a remote. */
export const getCard = (name = 'Settings') => within(screen.getByRole('region', { name }));

export const getDialog = () => within(screen.getByRole('dialog'));
