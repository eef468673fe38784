import { screen, waitFor } from '@testing-library/react';
import { renderPage, settle } from '../../testing/render-page';

const heading = () => screen.getByRole('heading', { level: 1 });

test.each([
  ['/disconnect', 'Stay connected'],
  ['/reconnect', 'Cancel'],
])('SHELL-117 the dialog of %s keeps the scroll position, and restores the focus when it is closed', async (dialog, first) => {
  const { go, user } = renderPage({ at: '/dashboard' });
  const link = screen.getByRole('link', { name: 'About' });
  link.focus();
  go(dialog);
  expect(await screen.findByRole('button', { name: first })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
  await waitFor(() => expect(link).toHaveFocus());
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a dialog that was opened by its address moves the focus to the heading when it is closed', async () => {
  const { user } = renderPage({ at: '/disconnect' });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(heading()).toHaveTextContent('Jetpack At A Glance Dashboard');
});

describe('the scroll position', () => {
  /** Callbacks of the resize observers, which jsdom never calls. */
  const resized: (() => void)[] = [];
  const scrollTo = (top: number) => Object.assign(window, { scrollY: top });
  const calls = () => jest.mocked(window.scrollTo).mock.calls.splice(0);

  beforeEach(() => {
    resized.length = 0;
    jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resized.push(() => callback([], observer));
      const observer = { observe: jest.fn(), unobserve: jest.fn(), disconnect: jest.fn(() => resized.splice(0)) };
      return observer;
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    scrollTo(0);
  });

  /** Leaves the dashboard at 300 px and goes back to it. */
  async function goBackToDashboard() {
    const { go, user } = renderPage({ at: '/dashboard' });
    scrollTo(300);
    go('/discussion');
    expect(calls()).toEqual([[0, 0]]);
    scrollTo(120);
    window.history.back();
    await settle();
    expect(heading()).toHaveFocus();
    return { user };
  }

  test('is restored on back, again while the screen grows, until the first input of the user', async () => {
    const { user } = await goBackToDashboard();
    expect(calls()).toEqual([[0, 300]]);
    resized.forEach((resize) => resize());
    expect(calls()).toEqual([[0, 300]]);
    await user.keyboard('{PageDown}');
    expect(resized).toEqual([]);
  });

  test('is restored on forward too; a screen opened by a link starts at its top', async () => {
    await goBackToDashboard();
    calls();
    scrollTo(300);
    window.history.forward();
    await settle();
    expect(calls()).toEqual([[0, 120]]);
    scrollTo(120);
    window.location.hash = '#/my-plan';
    await settle();
    expect(calls()).toEqual([[0, 0]]);
  });
});
