import { getDelivery } from '@site-admin/contracts';
import { deliveryStateFor } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import { getCard, openDelivery } from './testing/open-delivery';

const verdict = '1 remote needs attention';
const findRevision = (revision: number) =>
  waitFor(() => expect(screen.getByText('Revision').nextElementSibling).toHaveTextContent(`${revision}`));

const refusal = { status: 403, code: 'rest_forbidden', message: 'No.' };

test('the state stays current: live while the stream is open, read at each event and, after a loss, every 15 s', async () => {
  const page = await openDelivery();
  const reads = () => page.site.getCalls(getDelivery).length;
  expect(screen.getByText('Connecting')).toBeVisible();
  page.site.signal('open');
  expect(await getCard(verdict).findByText('Live')).toBeVisible();
  const before = reads();
  page.site.respond(getDelivery, deliveryStateFor({ revision: 13 }));
  page.site.signal('event');
  await findRevision(13);
  await page.clock.advance(60_000);
  expect(reads()).toBe(before + 1);

  page.site.signal('lost');
  expect(await screen.findByText('Reconnecting')).toBeVisible();
  page.site.respond(getDelivery, deliveryStateFor({ revision: 14 }));
  await page.clock.advance(15_000);
  await findRevision(14);
});

test('a right that is lost ends the reading, and the page shows a message', async () => {
  const page = await openDelivery();
  page.site.fail(getDelivery, refusal);
  page.site.signal('event');
  expect(await screen.findByRole('alert')).toHaveTextContent('You may no longer decide which versions are live.');
  expect(screen.queryByRole('region')).toBeNull();
  const calls = page.site.getCalls(getDelivery).length;
  page.site.signal('lost');
  await page.clock.advance(120_000);
  expect(page.site.getCalls(getDelivery)).toHaveLength(calls);
});

test('while the server is unreachable the last state stays, with its time and without commands', async () => {
  const page = await openDelivery();
  page.site.networkError(getDelivery);
  page.site.signal('lost');
  await page.clock.advance(15_000);
  expect(await screen.findByText('The server cannot be read. You see its state of December 1, 2022 at 12:00.')).toBeVisible();
  expect(getCard().getByRole('button', { name: 'Promote…' })).toBeDisabled();
  page.site.respond(getDelivery, deliveryStateFor({ revision: 15 }));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRevision(15);
  expect(screen.queryByText(/cannot be read/)).toBeNull();
  expect(getCard().getByRole('button', { name: 'Promote…' })).toBeEnabled();
});

test('a state that was never read is an error with a retry', async () => {
  const page = await openDelivery({}, ({ site }) => site.networkError(getDelivery));
  page.site.respond(getDelivery, deliveryStateFor());
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRevision(12);
});

test('what limits changes is shown: a freeze, an end of validity, an unreadable store, a changed journal, a missing key', async () => {
  await openDelivery({
    frozen: 'Holidays',
    expires: '2022-12-03T12:00:00.000Z',
    fault: 'The store is away.',
    journalFault: 'An entry of the journal is missing.',
    writes: { allowed: false, reason: 'This server has no key.' },
  });
  const texts = [
    'Frozen: Holidays',
    'The registry expires on December 3, 2022 at 12:00. Sign it again with "remotes renew".',
    'The store is away.',
    'An entry of the journal is missing.',
    'This server has no key.',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeVisible();
  for (const button of getCard().getAllByRole('button')) expect(button).toBeDisabled();
});

test('the end of validity is a warning in the last week, and an expired registry is reported', async () => {
  const page = await openDelivery({ expires: '2022-12-20T12:00:00.000Z' });
  expect(screen.queryByText(/expires on/)).toBeNull();
  page.site.respond(getDelivery, deliveryStateFor({ expires: '2022-11-30T12:00:00.000Z' }));
  page.site.signal('event');
  expect(await screen.findByText(/^The registry expired on November 30, 2022 at 12:00/)).toBeVisible();
});

test('nothing published and nothing done are explained', async () => {
  await openDelivery({ remotes: [], journal: [] });
  expect(screen.getByText(/^Nothing is published yet/)).toBeVisible();
  expect(screen.getByText('Nothing was changed yet.')).toBeVisible();
});

test('changes of other operators are announced once, those of the user are not', async () => {
  const page = await openDelivery();
  const announced = () => screen.getByRole('status').textContent;
  const change = (revision: number, as: string) => {
    const entry = { revision, at: '2022-12-01T12:00:00.000Z', action: 'promote', remote: 'settings', version: '1.4.0', as };
    page.site.respond(getDelivery, deliveryStateFor({ revision, journal: [entry] }));
    page.site.signal('event');
    return findRevision(revision);
  };
  expect(announced()).toBe('');
  await change(13, 'admin2');
  expect(announced()).toBe('Promoted: settings 1.4.0, by admin2');
  await change(14, page.shell.site.user.current.username);
  expect(announced()).toBe('');
});

test('the history lists what was done, by remote', async () => {
  const page = await openDelivery();
  const history = getCard('History');
  expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Canary changed: settings 1.4.01.3.0 → 1.3.0, canary 1.4.0 25 %Try the new tabsDecember 1, 2022 at 09:00, admin2',
    'Promoted: settings 1.3.01.2.0 → 1.3.0TestedNovember 29, 2022 at 12:00, admin',
    'Published: settings 1.3.0November 28, 2022 at 12:00, key settings',
    'Promoted: dashboard 2.0.0November 26, 2022 at 12:00, admin',
  ]);
  await page.user.selectOptions(history.getByRole('combobox', { name: 'Show changes of' }), 'At a Glance');
  expect(history.getAllByRole('listitem')).toHaveLength(1);
});
