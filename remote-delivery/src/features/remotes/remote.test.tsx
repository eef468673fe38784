import { deliveryRemoteFor } from '@site-admin/contracts/testing';
import { within } from '@testing-library/dom';
import { getCard, openDelivery } from '../../testing/open-delivery';

test('a card has the live version, its date and its author', async () => {
  await openDelivery();
  expect(getCard().getByText('settings 1.3.0')).toBeVisible();
  expect(getCard().getByText('Live since November 29, 2022 at 12:00, by admin')).toBeVisible();
  expect(getCard('At a Glance').queryByText(/since/)).toBeNull();
});

test('open pages are listed by version and source, with those that wait for unsaved work', async () => {
  await openDelivery();
  const card = getCard();
  expect(card.getByRole('heading', { name: '50 open pages' })).toBeVisible();
  const texts = card.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts.slice(0, 3)).toEqual([
    '1.3.0: 36',
    '1.4.0: 11',
    '1.2.0: 3, the previous version, as the wanted one failed, 2 wait for unsaved work',
  ]);
});

test('a canary has its share, its users, and the failures of candidate and live version', async () => {
  await openDelivery();
  const card = getCard();
  expect(card.getByRole('heading', { name: 'Canary 1.4.0' })).toBeVisible();
  expect(card.getByText('25% of users (All users), since December 1, 2022 at 09:00')).toBeVisible();
  expect(card.getByText('1.3.0', { selector: 'figure bdi' }).closest('li')).toHaveTextContent('1.3.0: 0% (0 of 720)');
  expect(card.getByText('1.4.0', { selector: 'figure bdi' }).closest('li')).toHaveTextContent('1.4.0: 0.8% (2 of 240)');
  const rows = card.getByRole('table', { name: 'Failures by hour' }).querySelectorAll('tbody tr');
  expect(rows).toHaveLength(48);
  expect(rows[47]).toHaveTextContent('1.4.012:00101');
});

test('a canary without reports, and one that was stopped', async () => {
  const { rollout } = deliveryRemoteFor();
  const stopped = { at: '2022-12-01T11:00:00.000Z', mounts: 120, failures: 9 };
  await openDelivery({ remotes: [deliveryRemoteFor({ failures: [], ...(rollout && { rollout: { ...rollout, stopped } }) })] });
  expect(getCard().getByText('No user opened it in the last 24 hours.')).toBeVisible();
  expect(getCard().getByText('No user gets it any more')).toBeVisible();
  expect(getCard().getByText('Stopped on December 1, 2022 at 11:00: 9 of 120 users saw it fail (7.5%).')).toBeVisible();
});

test('versions are marked, with size, owner and commit; a withdrawn one with its reason', async () => {
  await openDelivery();
  const rows = getCard()
    .getAllByRole('row')
    .filter((row) => row.querySelector('th[scope=row]'));
  expect(rows.map((row) => row.textContent)).toEqual([
    '1.4.0 Candidateyesterday41.2 kBSettings team0123456',
    '1.3.0 Live3 days ago41.2 kBSettings team0123456',
    '1.2.0 Previous9 days ago41.2 kBSettings team0123456',
    '1.1.0 WithdrawnLoses typed text20 days ago41.2 kBSettings team0123456',
    '1.0.0 last month41.2 kBSettings team0123456',
  ]);
});

test('the newest ten versions are listed, then all', async () => {
  const [first] = deliveryRemoteFor().versions;
  if (!first) throw new Error('no version');
  const versions = Array.from({ length: 25 }, (_none, at) => ({ ...first, version: `1.${99 - at}.0`, commit: '' }));
  const page = await openDelivery({ remotes: [deliveryRemoteFor({ versions })] });
  const count = () => getCard().getByRole('region', { name: 'Versions of Settings' }).querySelectorAll('tbody tr').length;
  expect(count()).toBe(10);
  await page.user.click(getCard().getByRole('button', { name: 'Show all 25 versions' }));
  expect(count()).toBe(25);
});

test('a disabled remote has its reason, and is enabled instead of disabled; without open pages it shows a note', async () => {
  await openDelivery({ remotes: [deliveryRemoteFor({ status: 'disabled', reason: 'Repairs', running: [], active: null })] });
  const card = getCard();
  expect(card.getByText('Repairs')).toBeVisible();
  expect(card.getByText('No version is live')).toBeVisible();
  expect(card.getByText('No open page runs it at the moment.')).toBeVisible();
  expect(card.getByRole('button', { name: 'Enable…' })).toBeEnabled();
  expect(card.queryByRole('button', { name: 'Disable…' })).toBeNull();
});

test('a live version has its failures without a canary, too, and a high rate is marked', async () => {
  const points = [{ at: '2022-12-01T12:00:00.000Z', users: 40, failed: 5 }];
  const { rollout: _none, ...remote } = deliveryRemoteFor({ failures: [{ version: '1.3.0', points }] });
  await openDelivery({ remotes: [remote, deliveryRemoteFor({ name: 'dashboard', title: 'At a Glance' })] });
  const getRates = (name?: string) =>
    within(getCard(name).getByRole('figure'))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(getRates()).toEqual(['1.3.0: 12.5% (5 of 40)High']);
  expect(getRates('At a Glance')).toEqual(['1.3.0: 0% (0 of 720)', '1.4.0: 0.8% (2 of 240)']);
});
