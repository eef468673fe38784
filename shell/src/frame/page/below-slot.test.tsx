import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

/** While it is there, what follows is not to be seen: it would move when the cards come. */
const pending = () => document.querySelector('[data-pending]');

afterEach(() => jest.useRealTimers());

test('what follows the cards below a screen waits until they stand, anew on each route', async () => {
  renderPage({ at: '/dashboard' });
  expect(pending()).not.toBeNull();
  await screen.findByText('below');
  await waitFor(() => expect(pending()).toBeNull());

  act(() => void (window.location.hash = '#/my-plan'));
  await waitFor(() => expect(pending()).not.toBeNull());
  await waitFor(() => expect(pending()).toBeNull());
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('it waits for no card that does not come', async () => {
  const { remotes } = renderPage({ at: '/dashboard' });
  const render = jest.spyOn(remotes.extensions, 'render').mockImplementation((_point, _host, _props, onEmpty) => {
    onEmpty?.();
    return () => undefined;
  });
  await waitFor(() => expect(pending()).toBeNull());
  expect(render).toHaveBeenCalled();
});

test('nor for one that takes its time', async () => {
  jest.useFakeTimers();
  const { remotes } = renderPage({ at: '/dashboard' });
  jest.spyOn(remotes.extensions, 'render').mockReturnValue(() => undefined);
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(pending()).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(pending()).toBeNull();
});
