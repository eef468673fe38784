import { deliveryRemoteFor, deliveryStateFor } from '@site-admin/contracts/testing';
import { screen } from '@testing-library/dom';
import { getCard, openDelivery } from '../../testing/open-delivery';

const failing = (version: string) => [{ version, points: [{ at: '2022-12-01T12:00:00.000Z', users: 20, failed: 12 }] }];
const getFacts = (region: string) =>
  getCard(region)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('the first card lists each remote that needs attention, and moves to its card', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const page = await openDelivery({
    remotes: [
      deliveryRemoteFor({ name: 'licensing', title: 'Licenses', status: 'disabled' }),
      deliveryRemoteFor({ running: [], failures: failing('1.3.0') }),
      deliveryRemoteFor({ name: 'dashboard', title: 'At a Glance', running: [] }),
    ],
  });
  const summary = getCard('2 remotes need attention');
  expect(summary.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Licenses: Disabled; 3 open pages run another version than wanted',
    'Settings: 1.3.0 fails for 60% of users',
  ]);
  await page.user.click(summary.getByRole('button', { name: 'Settings' }));
  expect(getCard().getByText('Settings')).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([getCard().getByText('Settings')]);
});

test('without a remote that needs attention the title of the first card is that all run as wanted, above revision, right and freeze', async () => {
  await openDelivery({ remotes: [deliveryRemoteFor({ running: [] })] });
  expect(screen.getAllByRole('region')[0]).toHaveAccessibleName('All remotes run as wanted');
  expect(getFacts('All remotes run as wanted')).toEqual([
    'Revision: 12',
    'Changed: 3 hours ago',
    'This server: May change what is live',
    'Freeze: None',
    'Store: /srv/site-admin/registry.json',
  ]);
});

test('a freeze and a server without the right are facts, too', async () => {
  const { remotes } = deliveryStateFor();
  await openDelivery({ remotes: remotes.slice(1), frozen: 'Holidays', writes: { allowed: false } });
  expect(getFacts('All remotes run as wanted').slice(2, 4)).toEqual([
    'This server: Only shows what is live',
    'Freeze: Only commands that take back or restrict',
  ]);
});
