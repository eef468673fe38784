import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createLazyComponent, useLazyComponent } from './lazy-component';

const Chart = ({ unit }: { readonly unit: string }) => <p>41 {unit}</p>;

/** Renders a lazy component whose chunk cannot be loaded until `site.isReachable`. */
function renderLazy() {
  const site = { isReachable: false };
  const load = jest.fn(() => (site.isReachable ? Promise.resolve(Chart) : Promise.reject(new Error('ChunkLoadError'))));
  const chart = createLazyComponent(load);
  function Card({ isWanted = true }: { readonly isWanted?: boolean }) {
    const state = useLazyComponent(chart, isWanted);
    if (state.status === 'ready') return <state.Component unit="views" />;
    return state.status === 'loading' ? <p>Loading</p> : <button onClick={state.retry}>Try again</button>;
  }
  return { site, load, chart, Card };
}

const failed = () => screen.findByRole('button', { name: 'Try again' });

test('a chunk that fails to load shows a retry, which loads it', async () => {
  const { site, Card } = renderLazy();
  render(<Card />);
  await userEvent.click(await failed());
  site.isReachable = true;
  await userEvent.click(await failed());
  expect(await screen.findByText('41 views')).toBeVisible();
});

test('a failed chunk is loaded by itself when the browser is back online, by all that show it with one request', async () => {
  const { site, load, Card } = renderLazy();
  render(
    <>
      <Card />
      <Card />
    </>,
  );
  expect(await screen.findAllByRole('button')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
  site.isReachable = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findAllByText('41 views')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that arrives between the first render and its effect is rendered', async () => {
  const chart = createLazyComponent<{ unit: string }>(() => Promise.resolve(Chart));
  const part = {
    isHere: false,
    fetch: chart.fetch,
    get loaded() {
      return this.isHere ? Chart : undefined;
    },
  };
  function Card() {
    const state = useLazyComponent(part);
    useLayoutEffect(() => void (part.isHere = true), []);
    return state.status === 'ready' ? <state.Component unit="views" /> : <p>{state.status}</p>;
  }
  render(<Card />);
  expect(await screen.findByText('41 views')).toBeVisible();
});

test('a load that was in progress when the browser came back online, and fails after it, is repeated', async () => {
  let fail = () => {};
  const failing = new Promise<typeof Chart>((_resolve, reject) => (fail = () => reject(new Error('ChunkLoadError'))));
  const load = jest.fn().mockReturnValueOnce(failing).mockResolvedValue(Chart);
  const chart = createLazyComponent<{ unit: string }>(load);
  function Card() {
    const state = useLazyComponent(chart);
    return state.status === 'ready' ? <state.Component unit="views" /> : <p>{state.status}</p>;
  }
  render(<Card />);
  window.dispatchEvent(new Event('online'));
  fail();
  expect(await screen.findByText('41 views')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk is loaded once it is wanted, and again when it is wanted after a failure', async () => {
  const { site, load, Card } = renderLazy();
  const { rerender } = render(<Card isWanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Card />);
  await failed();
  rerender(<Card isWanted={false} />);
  site.isReachable = true;
  rerender(<Card />);
  expect(await screen.findByText('41 views')).toBeVisible();
});

test('a component that is loaded is in the first render', async () => {
  const { site, chart, Card } = renderLazy();
  site.isReachable = true;
  await chart.fetch();
  render(<Card />);
  expect(screen.getByText('41 views')).toBeVisible();
});
