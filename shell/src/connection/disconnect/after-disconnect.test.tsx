import { act, render, screen, waitFor, within } from '@testing-library/react';
import { PageContext } from '../../page/page-context';
import { DisconnectDialog, type DisconnectDialogProps } from './disconnect-dialog';
import {
  button,
  confirmation,
  dialog,
  disconnectCall,
  openDialog,
  openSuccess,
  openSurvey,
  renderConnected,
  surveyCall,
} from './testing/open-dialog';

const reasons = ['troubleshooting', 'not-working', 'slowed-down-site', 'buggy', 'what-does-it-do', 'another-reason'];
const connectScreen = () => screen.findByRole('button', { name: 'Set up Jetpack' });
const submit = () => button('Submit');
const another = () => screen.getByRole('radio', { name: 'Another reason' });

test('DASH-095 the steps are confirm, success, survey, thank you; each is tracked', async () => {
  const { user, recorded } = await openSurvey();
  await user.click(another());
  await user.click(await submit());
  expect(await dialog('Thank you!')).toBeVisible();
  await user.click(await button('Back to my website'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.hash).toBe('#/dashboard');
  const steps = recorded.filter(({ name }) => name === 'jetpack_disconnect_dialog_step');
  const context = 'jetpack-dashboard';
  expect(steps.map(({ properties }) => properties)).toEqual([
    { step: 'disconnect', context },
    { step: 'disconnect_confirm', context },
    { step: 'survey', context },
    { step: 'thank_you', context },
  ]);
});

test('each step focuses the button that changes nothing', async () => {
  const { user } = await openSuccess();
  expect(await button('No, thanks')).toHaveFocus();
  await user.click(await button('Tell us why'));
  expect(screen.getAllByRole('radio')[0]).toHaveFocus();
  await user.click(another());
  await user.click(await submit());
  expect(await button('Back to my website')).toHaveFocus();
});

test('DASH-101 a user known to the provider is offered the survey, and can decline', async () => {
  const { user } = await openSuccess();
  expect(screen.queryByRole('button', { name: 'Back to my website' })).not.toBeInTheDocument();
  expect(await button('Tell us why')).toBeVisible();
  await user.click(await button('No, thanks'));
  expect(await connectScreen()).toBeVisible();
});

test.each([
  ['an account', { linked: false, owner: false }],
  ['a site', { initialState: { siteData: { blog_id: 0 } } }],
])('DASH-101 without %s at the provider there is "Back to my website" instead', async (_case, site) => {
  const { user } = await openSuccess({ site });
  expect(screen.queryByRole('button', { name: 'Tell us why' })).not.toBeInTheDocument();
  await user.click(await button('Back to my website'));
  expect(await connectScreen()).toBeVisible();
});

test('DASH-102 the user is not connected afterwards; closing the dialog refetches status and connect URL', async () => {
  const { user, network, services } = await openSuccess();
  expect(services.site.user.current.isConnected).toBe(false);
  const countCalls = (name: string) => network.getCalls(name).length;
  expect([countCalls('GET connection'), countCalls('GET connection/url')]).toEqual([0, 0]);

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await connectScreen()).toBeVisible();
  expect([countCalls('GET connection'), countCalls('GET connection/url')]).toEqual([1, 1]);
  expect(services.site.connection.current.isUserConnected).toBe(false);
});

test('DASH-102 the status is refetched as well when the dialog is closed during the call', async () => {
  const { user, network, go } = await openDialog();
  const release = network.hold(disconnectCall);
  await user.click(await button('Disconnect'));
  go('/my-plan');
  expect(network.getCalls('GET connection')).toEqual([]);
  await act(async () => release());
  expect(await connectScreen()).toBeVisible();
  expect(network.getCalls('GET connection')).toHaveLength(1);
});

test('staying connected sends no requests', async () => {
  const { user, network } = await openDialog();
  await user.click(await button('Stay connected'));
  expect(network.getCalls('GET connection')).toEqual([]);
});

test('DASH-103 a notice confirms that the site is disconnected, and stays behind the dialog', async () => {
  const { user } = await openSuccess();
  const area = within(screen.getByRole('region', { name: 'Notices' }));
  expect(area.getByRole('status')).toHaveTextContent('This site has been disconnected.');
  await user.click(await button('No, thanks'));
  expect(await connectScreen()).toBeVisible();
  expect(area.getByText('This site has been disconnected.')).toBeVisible();
});

describe('survey', () => {
  test('DASH-104 the options are the six reasons', async () => {
    await openSurvey();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(reasons);
  });

  test('DASH-105 another reason has a text of at most 1000 characters', async () => {
    const { user, network } = await openSurvey();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(another());
    await user.click(screen.getByRole('textbox', { name: 'Tell us more' }));
    await user.paste('x'.repeat(1001));
    expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(1000));
    await user.click(await submit());
    await dialog('Thank you!');
    expect(network.getCalls(surveyCall)[0]?.body).toMatchObject({
      survey_responses: { 'why-cancel': { response: 'another-reason', text: 'x'.repeat(1000) } },
    });
  });

  test('DASH-105 DASH-107 a listed reason is sent without text, with the ids of account, site and survey', async () => {
    const { user, network } = await openSurvey();
    await user.click(another());
    await user.type(screen.getByRole('textbox'), 'On second thought');
    await user.click(screen.getByRole('radio', { name: /buggy/ }));
    await user.click(await submit());
    await dialog('Thank you!');
    expect(network.getCalls(surveyCall).map(({ body }) => body)).toEqual([
      {
        site_id: 12345,
        user_id: 987,
        survey_id: 'jetpack-plugin-disconnect',
        survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
      },
    ]);
  });

  test('DASH-106 it can be submitted once a reason is chosen, and not again while submitting', async () => {
    const { user, network } = await openSurvey();
    expect(await submit()).toBeDisabled();
    await user.click(another());
    expect(await submit()).toBeEnabled();
    const release = network.hold(surveyCall);
    await user.click(await submit());
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(await submit());
    await act(async () => release());
    await dialog('Thank you!');
    expect(network.getCalls(surveyCall)).toHaveLength(1);
  });

  test('DASH-110 a failed survey is tracked, and the thank-you step is shown', async () => {
    const { user, network, recorded } = await openSurvey();
    network.respond(surveyCall, { success: false, code: 'unknown_site' }, 404);
    await user.click(another());
    await user.click(await submit());
    expect(await dialog('Thank you!')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(recorded).toContainEqual({
      name: 'jetpack_disconnect_survey_error',
      properties: { reason: 'another-reason', code: 'unknown_site' },
    });
  });

  test('DASH-109 without an account or site id nothing is sent and the thank-you step is shown at once', async () => {
    const { user, network, rerender } = renderDialog({ respondent: { userId: 1, siteId: 2 } });
    await user.click(await button('Disconnect'));
    await user.click(await button('Tell us why'));
    await user.click(another());
    rerender({ respondent: undefined });
    await user.click(await submit());
    expect(await dialog('Thank you!')).toBeVisible();
    expect(network.getCalls(surveyCall)).toEqual([]);
  });
});

/** Renders the dialog alone, as on another screen. */
function renderDialog(props: Partial<DisconnectDialogProps>) {
  const page = renderConnected();
  const calls = { onDisconnected: jest.fn(), onDone: jest.fn(), onClose: jest.fn() };
  const shown = (more: Partial<DisconnectDialogProps>) => (
    <PageContext value={page}>
      <DisconnectDialog disconnect={page.connection.disconnect} respondent={undefined} {...calls} {...props} {...more} />
    </PageContext>
  );
  const view = render(shown({}));
  return { ...page, ...calls, rerender: (more: Partial<DisconnectDialogProps>) => view.rerender(shown(more)) };
}

describe('on other screens', () => {
  test('DASH-100 on the plugins screen its own callback runs instead of the call', async () => {
    const onDisconnectCallback = jest.fn();
    const { user, network, recorded } = renderDialog({ context: 'plugins', onDisconnectCallback });
    await user.click(await button('Disconnect'));
    expect(await dialog('Your site is disconnected')).toBeVisible();
    expect(onDisconnectCallback).toHaveBeenCalledTimes(1);
    expect(network.getCalls(disconnectCall)).toEqual([]);
    expect(recorded).toContainEqual({
      name: 'jetpack_disconnect_dialog_step',
      properties: { step: 'disconnect_confirm', context: 'plugins' },
    });
  });

  test('DASH-100 elsewhere the context is jetpack-dashboard, and the callback is not called', async () => {
    const onDisconnectCallback = jest.fn();
    const { user, network, recorded } = renderDialog({ onDisconnectCallback });
    await user.click(await button('Disconnect'));
    await waitFor(() => expect(network.getCalls(disconnectCall)).toHaveLength(1));
    expect(onDisconnectCallback).not.toHaveBeenCalled();
    expect(recorded).toContainEqual({
      name: 'jetpack_disconnect_dialog_step',
      properties: { step: 'disconnect', context: 'jetpack-dashboard' },
    });
  });

  test('DASH-100 a failed callback keeps the confirm step', async () => {
    const onDisconnectCallback = () => Promise.reject(new Error('No.'));
    const { user } = renderDialog({ context: 'plugins', onDisconnectCallback });
    await user.click(await button('Disconnect'));
    expect(await within(await confirmation()).findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  });
});
