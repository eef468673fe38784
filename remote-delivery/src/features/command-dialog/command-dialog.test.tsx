import { changeDelivery, getDelivery, type DeliveryCommand } from '@site-admin/contracts';
import { deliveryRemoteFor, deliveryStateFor } from '@site-admin/contracts/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { getCard, getDialog, openDelivery } from '../../testing/open-delivery';

type Page = Awaited<ReturnType<typeof openDelivery>>;

const press = (page: Page, name: string) => page.user.click(getCard().getByRole('button', { name: `${name}…` }));
const confirm = (page: Page, name: string) => page.user.click(getDialog().getByRole('button', { name }));
const type = async (page: Page, reason: string) => {
  await page.user.click(getDialog().getByRole('textbox', { name: 'Reason' }));
  await page.user.paste(reason);
};
const sent = (page: Page) => page.site.getCalls(changeDelivery).map(({ params, body }) => ({ params, body }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const running = { version: '1.4.0', percent: 25, cohort: 'everyone' };

const rows: readonly (readonly [DeliveryCommand, string, string, object, readonly string[], string])[] = [
  [
    ...(['promote', 'Promote', 'Promote a version of Settings', { version: '1.4.0' }] as const),
    ['39 open pages change to 1.4.0.', 'Pages with unsaved work change once it is saved.'],
    'settings 1.4.0 is live.',
  ],
  [
    ...(['canary', 'Change canary', 'Change the canary of Settings', running] as const),
    ['25% of users (All users) get 1.4.0.', '50 pages are open now.'],
    'settings 1.4.0 is a canary at 25%.',
  ],
  [
    ...(['canary', 'End canary', 'End the canary of Settings', { ...running, percent: 0 }] as const),
    [
      'The canary ends: no user gets 1.4.0 any more.',
      '11 open pages change to 1.3.0.',
      'Pages with unsaved work change once it is saved.',
    ],
    'The canary of settings has ended.',
  ],
  [
    ...(['rollback', 'Roll back', 'Roll back Settings', { version: '1.2.0' }] as const),
    ['47 open pages change to 1.2.0.', 'Pages with unsaved work change once it is saved.'],
    'settings was rolled back to 1.2.0.',
  ],
  [
    ...(['disable', 'Disable', 'Disable Settings', {}] as const),
    ['50 open pages remove Settings and show the reason.'],
    'settings was disabled.',
  ],
  [
    ...(['withdraw', 'Withdraw', 'Withdraw a version of Settings', { version: '1.2.0' }] as const),
    ['3 open pages run 1.2.0 and change to another version.', 'The version never runs anywhere again. This cannot be undone.'],
    'settings 1.2.0 was withdrawn.',
  ],
];

test.each(rows)(
  '%s: the dialog describes what happens, and sends the command with the reason',
  async (command, label, title, body, impact, text) => {
    const page = await openDelivery();
    await press(page, label);
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect([...getDialog().getByRole('status').children].map((each) => each.textContent)).toEqual(impact);
    await confirm(page, label);
    expect(sent(page)).toEqual([]);
    await type(page, '  As planned ');
    await confirm(page, label);
    await closed();
    expect(sent(page)).toEqual([
      { params: { remote: 'settings', command }, body: { revision: 12, reason: 'As planned', ...body } },
    ]);
    expect(page.notices.shown).toMatchObject([{ status: 'is-success', text }]);
  },
);

test('the dialog that disables this page itself explains how to enable it', async () => {
  const page = await openDelivery({ remotes: [deliveryRemoteFor({ name: 'remote' })] });
  await press(page, 'Disable');
  expect(getDialog().getByText('This page goes away, for all operators. Only this command brings it back:')).toBeVisible();
  expect(getDialog().getByText('npm run remotes -- enable remote')).toBeVisible();
});

const { rollout } = deliveryRemoteFor();
const stopped = { at: '2022-12-01T11:00:00.000Z', mounts: 120, failures: 9 };

test.each([
  ['without a canary', undefined, ['Start canary…']],
  ['with one for managers', { percent: 2.5, cohort: 'managers' as const }, ['Change canary…', 'End canary…']],
  ['with one that ended', { percent: 0 }, ['Start canary…']],
  ['with one that was stopped', { percent: 0, stopped }, ['Start canary…', 'End canary…']],
])('a remote %s has the buttons of that state', async (_state, change, names) => {
  const { rollout: _none, ...without } = deliveryRemoteFor();
  const remote = change && rollout ? deliveryRemoteFor({ rollout: { ...rollout, ...change } }) : without;
  const page = await openDelivery({ remotes: [remote] });
  const buttons = getCard().getAllByRole('button', { name: /canary/ });
  expect(buttons.map((button) => button.textContent)).toEqual(names);
  await page.user.click(getCard().getByRole('button', { name: /^(Start|Change) canary…$/ }));
  const isRunning = names[0] === 'Change canary…';
  expect(getDialog().getByRole('spinbutton', { name: 'Percent of users' })).toHaveValue(isRunning ? 2.5 : 10);
  expect(getDialog().getByRole('radio', { name: isRunning ? 'Managers only' : 'All users' })).toBeChecked();
});

test('destructive commands are in a group of their own', async () => {
  await openDelivery();
  const group = within(getCard().getByRole('group', { name: 'Commands that take Settings from users' }));
  expect(group.getAllByRole('button').map((button) => button.textContent)).toEqual(['Disable…', 'Withdraw…']);
});

test('a disabled remote is enabled', async () => {
  const page = await openDelivery({ remotes: [deliveryRemoteFor({ status: 'disabled' })] });
  await press(page, 'Enable');
  expect(getDialog().getByText('All pages load Settings 1.3.0 again.')).toBeVisible();
  await type(page, 'Repaired');
  await confirm(page, 'Enable');
  await closed();
  expect(sent(page)).toMatchObject([{ params: { command: 'enable' } }]);
});

test('another version, share and group of users can be chosen; 0 ends the canary', async () => {
  const page = await openDelivery();
  await press(page, 'Change canary');
  const versions = getDialog()
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(versions).toEqual(['1.4.0', '1.2.0', '1.0.0']);
  await page.user.selectOptions(getDialog().getByRole('combobox'), '1.0.0');
  const percent = getDialog().getByRole('spinbutton', { name: 'Percent of users' });
  await page.user.clear(percent);
  await page.user.type(percent, '0');
  expect(getDialog().getByText('The canary ends: no user gets 1.0.0 any more.')).toBeVisible();
  await page.user.clear(percent);
  await page.user.type(percent, '2.5');
  await page.user.click(getDialog().getByRole('radio', { name: 'Managers only' }));
  expect(getDialog().getByText('2.5% of users (Managers only) get 1.0.0.')).toBeVisible();
  await type(page, 'Try');
  await confirm(page, 'Change canary');
  await closed();
  expect(sent(page)).toMatchObject([{ body: { version: '1.0.0', percent: 2.5, cohort: 'managers' } }]);
});

test.each(['101', '-1', '1000000'])('a share of %s %% is refused before it is sent, with the reason', async (share) => {
  const page = await openDelivery();
  await press(page, 'Change canary');
  const percent = getDialog().getByRole('spinbutton', { name: 'Percent of users' });
  await page.user.clear(percent);
  await page.user.type(percent, share);
  expect(getDialog().getByRole('alert')).toHaveTextContent('Enter a number from 0 to 100.');
  expect(percent).toBeInvalid();
  expect([...getDialog().getByRole('status').children].map((each) => each.textContent)).toEqual(['50 pages are open now.']);
  await type(page, 'Try');
  await confirm(page, 'Change canary');
  expect(sent(page)).toEqual([]);
  await page.user.clear(percent);
  await page.user.type(percent, '0.5');
  expect(getDialog().queryByRole('alert')).toBeNull();
  expect(getDialog().getByText('0.5% of users (All users) get 1.4.0.')).toBeVisible();
  await confirm(page, 'Change canary');
  await closed();
  expect(sent(page)).toMatchObject([{ body: { percent: 0.5 } }]);
});

test('the live version can be withdrawn, with what is live then', async () => {
  const page = await openDelivery();
  await press(page, 'Withdraw');
  await page.user.selectOptions(getDialog().getByRole('combobox'), '1.3.0');
  expect(getDialog().getByText('1.2.0 is live again.')).toBeVisible();
  page.site.respond(getDelivery, deliveryStateFor({ remotes: [deliveryRemoteFor({ previous: null })] }));
  page.site.signal('event');
  expect(await getDialog().findByText('No version is live then.')).toBeVisible();
});

test('a refusal is shown with its remedy, and what was typed is kept', async () => {
  const page = await openDelivery();
  const data = { reasons: ['It needs two approvals: run "remotes approve settings 1.4.0".'] };
  page.site.failOnce(changeDelivery, { status: 422, code: 'delivery_refused', message: 'It was refused.', data });
  await press(page, 'Promote');
  await type(page, 'Tested');
  await confirm(page, 'Promote');
  expect(await getDialog().findByRole('alert')).toHaveTextContent(`It was refused.${data.reasons[0]}`);
  expect(getDialog().getByRole('textbox')).toHaveValue('Tested');
  await confirm(page, 'Promote');
  await closed();
});

test.each([
  [{ status: 403, code: 'delivery_read_only', message: 'This server has no key.' }, 'This server has no key.'],
  [{ status: 503, code: 'delivery_unavailable', message: 'The store is away.' }, 'The store is away.'],
  [{ status: 500, code: 'x', message: '' }, 'x'],
])('the error %j is shown in the dialog', async (failure, text) => {
  const page = await openDelivery();
  page.site.failOnce(changeDelivery, failure);
  await press(page, 'Withdraw');
  await type(page, 'Broken');
  await confirm(page, 'Withdraw');
  expect(await getDialog().findByRole('alert')).toHaveTextContent(text);
});

test('a change of another operator is shown beside, and confirmed again on the new revision', async () => {
  const page = await openDelivery();
  const change = {
    revision: 13,
    at: '2022-12-01T12:00:00.000Z',
    action: 'rollback',
    remote: 'settings',
    version: '1.2.0',
    as: 'admin2',
  };
  const data = { revision: 13, changes: [change] };
  page.site.failOnce(changeDelivery, { status: 409, code: 'revision_changed', message: 'Changed.', data });
  await press(page, 'Promote');
  await type(page, 'Tested');
  page.site.respond(getDelivery, deliveryStateFor({ revision: 13, remotes: [deliveryRemoteFor({ active: '1.2.0' })] }));
  await confirm(page, 'Promote');
  const alert = await getDialog().findByRole('alert');
  expect(alert).toHaveTextContent('Another operator changed this meanwhile. Nothing was done.');
  expect(alert).toHaveTextContent('Rolled back: settings 1.2.0, by admin2');
  await waitFor(() => expect(alert).toHaveTextContent('Live now: settings 1.2.0'));
  expect(getDialog().getByRole('textbox')).toHaveValue('Tested');
  await confirm(page, 'Confirm again');
  await closed();
  expect(sent(page).map(({ body }) => body)).toMatchObject([{ revision: 12 }, { revision: 13, reason: 'Tested' }]);
});

test('a second press sends nothing, and the dialog stays open until the response', async () => {
  const page = await openDelivery();
  const release = page.site.hold(changeDelivery);
  await press(page, 'Promote');
  await type(page, 'Tested');
  const button = getDialog().getByRole('button', { name: 'Promote' });
  await page.user.dblClick(button);
  await page.user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(sent(page)).toHaveLength(1);
  release();
  await closed();
});

test('Cancel and Escape close the dialog without a change, and the focus returns', async () => {
  const page = await openDelivery();
  await press(page, 'Disable');
  await confirm(page, 'Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getCard().getByRole('button', { name: 'Disable…' })).toHaveFocus();
  await press(page, 'Disable');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent(page)).toEqual([]);
});
