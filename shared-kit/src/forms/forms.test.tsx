import { screen, waitFor, within } from '@testing-library/dom';
import { getSettings, updateSettings } from '@site-admin/contracts';
import { renderRemote, type RenderOptions } from '@site-admin/contracts/testing';
import { defineRemote, useReady } from '@site-admin/kit';
import {
  settingsForm,
  settingsForms,
  useField,
  useSettingsForm,
  useUnsavedForms,
  type FormsRoot,
  type SettingsForm,
} from './index';

const introForm = settingsForm('intro', ['highlander_comment_form_prompt', 'sharing_label']);
const rolesForm = settingsForm('roles', ['roles', 'jetpack_protect_global_whitelist']);

let renders = 0;

function Intro() {
  renders += 1;
  const { value, edit } = useField(introForm, 'highlander_comment_form_prompt');
  return <input aria-label="Introduction" value={value ?? ''} onChange={(event) => edit(event.target.value)} />;
}

function Roles() {
  const { value = [], edit } = useField(rolesForm, 'roles');
  const toggled = value.includes('editor') ? value.filter((role) => role !== 'editor') : [...value, 'editor'];
  return (
    <button aria-pressed={value.includes('editor')} onClick={() => edit(toggled)}>
      Editors
    </button>
  );
}

function Addresses() {
  const { value, edit } = useField(rolesForm, 'jetpack_protect_global_whitelist');
  return <textarea aria-label="Addresses" value={value ?? ''} onChange={(event) => edit(event.target.value)} />;
}

function Bar({ form }: { readonly form: SettingsForm }) {
  const { isDirty, saveState, save, overwrite, discard, dismissConflict } = useSettingsForm(form);
  return (
    <div role="group" aria-label={form.id}>
      <button disabled={!isDirty || saveState.status === 'saving'} onClick={save}>
        Save
      </button>
      <button onClick={discard}>Discard</button>
      {saveState.status === 'failed' && <p role="alert">{saveState.message}</p>}
      {saveState.status === 'conflict' && (
        <p role="alert">
          {saveState.names.join()}
          <button onClick={overwrite}>Overwrite</button>
          <button onClick={dismissConflict}>Cancel</button>
        </p>
      )}
    </div>
  );
}

function Guard() {
  useUnsavedForms();
  return null;
}

const remote = defineRemote<FormsRoot>({
  page: function Page() {
    useReady(true);
    return (
      <>
        <Guard />
        <Intro />
        <Bar form={introForm} />
        <Roles />
        <Addresses />
        <Bar form={rolesForm} />
      </>
    );
  },
  store: settingsForms,
});

const stored = { highlander_comment_form_prompt: 'Hello', roles: ['administrator'] };

async function open(options: RenderOptions = {}) {
  const page = renderRemote(remote, { at: '/discussion', site: { settings: stored }, ...options });
  await page.ready;
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;
const bar = (form: string) => within(screen.getByRole('group', { name: form }));
const button = (form: string, name: string) => bar(form).getByRole('button', { name });
const intro = () => screen.getByLabelText('Introduction');
const editors = () => screen.getByRole('button', { name: 'Editors' });
const bodies = (page: Page) => page.site.getCalls(updateSettings).map(({ body }) => body);

/** Saves in another tab, and refetches in this one. */
async function changeElsewhere(page: Page, prompt: string) {
  page.site.respond(getSettings, { ...stored, highlander_comment_form_prompt: prompt });
  page.shell.resources.refresh(getSettings);
  await waitFor(() => expect(page.shell.settings.value('highlander_comment_form_prompt')).toBe(prompt));
}

test('two forms on one screen are dirty, saved and discarded independently', async () => {
  const page = await open();
  await page.user.type(intro(), '!');
  expect(button('intro', 'Save')).toBeEnabled();
  expect(button('roles', 'Save')).toBeDisabled();
  await page.user.click(editors());
  await page.user.click(button('roles', 'Save'));
  await waitFor(() => expect(button('roles', 'Save')).toBeDisabled());
  expect(bodies(page)).toEqual([{ roles: ['administrator', 'editor'] }]);
  expect(intro()).toHaveValue('Hello!');
  await page.user.click(button('intro', 'Discard'));
  expect(intro()).toHaveValue('Hello');
  expect(editors()).toHaveAttribute('aria-pressed', 'true');
});

test('a list edited back to its stored value is clean again', async () => {
  const page = await open();
  await page.user.click(editors());
  expect(button('roles', 'Save')).toBeEnabled();
  await page.user.click(editors());
  expect(button('roles', 'Save')).toBeDisabled();
});

test('a keystroke renders its field only', async () => {
  const page = await open();
  await page.user.type(screen.getByLabelText('Addresses'), '1');
  const before = renders;
  await page.user.type(screen.getByLabelText('Addresses'), '2');
  expect(renders).toBe(before);
  await page.user.type(intro(), '!');
  expect(renders).toBe(before + 1);
});

test('always allowed addresses are read as a list, and edited and saved as text', async () => {
  const page = await open({ site: { settings: { jetpack_protect_global_whitelist: { local: ['10.0.0.1'] } } } });
  expect(screen.getByLabelText('Addresses')).toHaveValue('10.0.0.1');
  await page.user.type(screen.getByLabelText('Addresses'), '{Enter}10.0.0.2');
  await page.user.click(button('roles', 'Save'));
  expect(bodies(page)).toEqual([{ jetpack_protect_global_whitelist: '10.0.0.1\n10.0.0.2' }]);
});

test.each([
  [
    'refused',
    (page: Page) => page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message: 'Too long.' }),
    /Too long\./,
  ],
  ['lost on the network', (page: Page) => page.site.networkError(updateSettings), /could not be reached/],
])('a save that is %s keeps the edits and shows the reason in its form', async (_how, fail, reason) => {
  const page = await open();
  await page.user.type(intro(), '!');
  fail(page);
  await page.user.click(button('intro', 'Save'));
  expect(await bar('intro').findByRole('alert')).toHaveTextContent(reason);
  expect(bar('roles').queryByRole('alert')).toBeNull();
  expect(intro()).toHaveValue('Hello!');
  expect(button('intro', 'Save')).toBeEnabled();
});

test('text typed while saving stays, and does not conflict with the saved value', async () => {
  const page = await open();
  await page.user.type(intro(), '!');
  const release = page.site.hold(updateSettings);
  await page.user.click(button('intro', 'Save'));
  expect(button('intro', 'Save')).toBeDisabled();
  await page.user.type(intro(), '?');
  page.site.respond(getSettings, { ...stored, highlander_comment_form_prompt: 'Hello!' });
  release();
  await waitFor(() => expect(button('intro', 'Save')).toBeEnabled());
  expect(intro()).toHaveValue('Hello!?');
  await page.user.click(button('intro', 'Save'));
  await waitFor(() => expect(bodies(page)).toHaveLength(2));
  expect(bodies(page).at(-1)).toEqual({ highlander_comment_form_prompt: 'Hello!?' });
});

describe('a value that was changed on the site since it was edited', () => {
  test('is not overwritten without asking', async () => {
    const page = await open();
    await page.user.type(intro(), '!');
    await changeElsewhere(page, 'Welcome');
    expect(intro()).toHaveValue('Hello!');
    await page.user.click(button('intro', 'Save'));
    expect(await bar('intro').findByRole('alert')).toHaveTextContent('highlander_comment_form_prompt');
    expect(bodies(page)).toEqual([]);

    await page.user.click(button('intro', 'Cancel'));
    expect(bar('intro').queryByRole('alert')).toBeNull();
    expect(intro()).toHaveValue('Hello!');

    await page.user.click(button('intro', 'Save'));
    await page.user.click(await bar('intro').findByRole('button', { name: 'Overwrite' }));
    await waitFor(() => expect(bodies(page)).toEqual([{ highlander_comment_form_prompt: 'Hello!' }]));
  });

  test('is no conflict if both values are equal', async () => {
    const page = await open();
    await page.user.type(intro(), '!');
    await changeElsewhere(page, 'Hello!');
    expect(button('intro', 'Save')).toBeDisabled();
    page.navigation.go('/writing');
    expect(page.navigation.questions).toEqual([]);
  });
});

test('leaving with edits in any form asks once, and leaving discards them all', async () => {
  const page = await open();
  await page.user.type(intro(), '!');
  await page.user.click(editors());
  page.navigation.setLeaveChoice('leave');
  page.navigation.go('/writing');
  expect(page.navigation.questions).toHaveLength(1);
  await waitFor(() => expect(intro()).toHaveValue('Hello'));
  expect(editors()).toHaveAttribute('aria-pressed', 'false');
  expect(page.shell.settings.drafts.read('intro')).toEqual({});
});

test('edits survive a version swap, and are removed once saved', async () => {
  const page = await open();
  await page.user.type(intro(), '!');
  (await page.ready).unmount();
  const host = document.createElement('div');
  document.body.append(host);
  const next = await remote.mount(host, page.shell);
  expect(intro()).toHaveValue('Hello!');
  expect(next.canUnload()).toBe('dirty');
  await page.user.click(button('intro', 'Save'));
  await waitFor(() => expect(page.shell.settings.drafts.read('intro')).toEqual({}));
  expect(next.canUnload()).toBe('yes');
  next.unmount();
  host.remove();
});

test('after a version swap, an edit still conflicts with what was changed on the site since it began', async () => {
  const page = await open();
  await page.user.type(intro(), '!');
  (await page.ready).unmount();
  await changeElsewhere(page, 'Welcome');
  const host = document.createElement('div');
  document.body.append(host);
  const next = await remote.mount(host, page.shell);
  await page.user.click(button('intro', 'Save'));
  expect(await bar('intro').findByRole('alert')).toHaveTextContent('highlander_comment_form_prompt');
  expect(bodies(page)).toEqual([]);
  next.unmount();
  host.remove();
});
