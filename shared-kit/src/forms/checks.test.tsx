import { screen, waitFor } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { renderRemote } from '@site-admin/contracts/testing';
import { defineRemote, useReady } from '@site-admin/kit';
import { settingsForm, settingsForms, useField, useSettingsForm, type FormsRoot, type SettingsForm } from './index';

const codes = settingsForm('codes', ['google', 'bing'], {
  checks: { google: (code = '') => (code.includes(' ') ? 'No spaces.' : undefined) },
});
const sharing = settingsForm('sharing', ['sharing_label']);

function Field({ form, name }: { readonly form: SettingsForm; readonly name: 'google' | 'bing' | 'sharing_label' }) {
  const { value, error, edit } = useField(form, name);
  return (
    <>
      <input aria-label={name} value={value ?? ''} onChange={(event) => edit(event.target.value)} />
      <p data-testid={name}>{error}</p>
    </>
  );
}

function Save({ form }: { readonly form: SettingsForm }) {
  const { save } = useSettingsForm(form);
  return <button onClick={save}>Save {form.id}</button>;
}

const remote = defineRemote<FormsRoot>({
  page: function Page() {
    useReady(true);
    return (
      <>
        <Field form={codes} name="google" />
        <Field form={codes} name="bing" />
        <Save form={codes} />
        <Field form={sharing} name="sharing_label" />
        <Save form={sharing} />
      </>
    );
  },
  store: settingsForms,
});

async function open() {
  const page = renderRemote(remote, { at: '/traffic', site: { settings: { google: '', bing: '', sharing_label: '' } } });
  await page.ready;
  return { ...page, sent: () => page.site.getCalls(updateSettings).map(({ body }) => body) };
}

test('a check stops the save of its form, and shows its message until the value is edited', async () => {
  const { user, sent } = await open();
  await user.type(screen.getByLabelText('google'), 'a b');
  await user.type(screen.getByLabelText('bing'), 'c');
  expect(screen.getByTestId('google')).toBeEmptyDOMElement();
  await user.click(screen.getByText('Save codes'));
  expect(screen.getByTestId('google')).toHaveTextContent('No spaces.');
  expect(sent()).toEqual([]);

  await user.type(screen.getByLabelText('sharing_label'), 'Share:');
  await user.click(screen.getByText('Save sharing'));
  expect(sent()).toEqual([{ sharing_label: 'Share:' }]);

  await user.type(screen.getByLabelText('google'), '{Backspace}{Backspace}');
  expect(screen.getByTestId('google')).toBeEmptyDOMElement();
  await user.click(screen.getByText('Save codes'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ google: 'a', bing: 'c' });
});

test('a value that is not edited is not checked', async () => {
  const page = renderRemote(remote, { at: '/traffic', site: { settings: { google: 'a b', bing: '' } } });
  await page.ready;
  await page.user.type(screen.getByLabelText('bing'), 'c');
  await page.user.click(screen.getByText('Save codes'));
  expect(page.site.getCalls(updateSettings).map(({ body }) => body)).toEqual([{ bing: 'c' }]);
});
