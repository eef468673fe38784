import { act, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';

/** While it exists, the content that follows is hidden, as it would move when the cards are rendered. */
const pending = () => document.querySelector('[data-pending]');

afterEach(() => jest.useRealTimers());

test('content below the extensions is hidden until they are rendered, on each route', async () => {
  renderPage({ at: '/dashboard' });
  expect(pending()).not.toBeNull();
  await screen.findByText('below');
  await waitFor(() => expect(pending()).toBeNull());

  act(() => void (window.location.hash = '#/my-plan'));
  await waitFor(() => expect(pending()).not.toBeNull());
  await waitFor(() => expect(pending()).toBeNull());
  expect(screen.getByText('below')).toBeInTheDocument();
});

test('it is not hidden without extensions', async () => {
  const { remotes } = renderPage({ at: '/dashboard' });
  const render = jest.spyOn(remotes.extensions, 'render').mockImplementation((_point, _host, _props, onEmpty) => {
    onEmpty?.();
    return () => undefined;
  });
  await waitFor(() => expect(pending()).toBeNull());
  expect(render).toHaveBeenCalled();
});

test('it is hidden for at most three seconds', async () => {
  jest.useFakeTimers();
  const { remotes } = renderPage({ at: '/dashboard' });
  jest.spyOn(remotes.extensions, 'render').mockReturnValue(() => undefined);
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(pending()).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(pending()).toBeNull();
});
