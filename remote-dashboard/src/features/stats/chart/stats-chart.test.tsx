import { getStats, type EndpointWire } from '@site-admin/contracts';
import { screen, within } from '@testing-library/dom';
import { remote } from '../../../index';
import { openDashboard } from '../../../testing/render-dashboard';

type Rows = [string, number][];

/** `count` days up to 21 November 2026, each with its index as views. */
const days = (count: number): Rows =>
  Array.from({ length: count }, (_none, index) => [
    new Date(Date.UTC(2026, 10, 21 - (count - 1 - index))).toISOString().slice(0, 10),
    index,
  ]);

const getStatsResponse = (data: Rows): EndpointWire<typeof getStats> => ({
  general: { stats: { views: 9 } },
  day: { data },
});

/** Mocks the width of elements; `resize` notifies size observers. */
function withWidth(first: number) {
  const observers = new Set<() => void>();
  const before = globalThis.ResizeObserver;
  let width = first;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  globalThis.ResizeObserver = class {
    private readonly received: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.received = () => callback([], this);
    }
    observe() {
      observers.add(this.received);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.received);
    }
  };
  afterThis.push(() => (globalThis.ResizeObserver = before));
  return (next: number) => {
    width = next;
    observers.forEach((received) => received());
  };
}

const afterThis: (() => unknown)[] = [];
afterEach(() => {
  jest.restoreAllMocks();
  afterThis.splice(0).forEach((undo) => undo());
});

const chart = () => screen.findByRole('list', { name: 'Views per day' });
const bars = async () => within(await chart()).getAllByRole('link');
const labels = async () => {
  const figure = (await chart()).closest('figure');
  return [...(figure?.querySelectorAll('text[text-anchor="middle"]') ?? [])].map(({ textContent }) => textContent);
};

function renderChart(data: Rows) {
  return openDashboard({ arrange: (fake) => fake.site.respond(getStats, getStatsResponse(data)) });
}

test('DASH-083 the y axis names its maximum, half of it, and 0', async () => {
  await renderChart([['2026-11-21', 1234]]);
  const figure = (await chart()).closest('figure');
  const ticks = [...(figure?.querySelectorAll('text[dy]') ?? [])].map(({ textContent }) => textContent);
  expect(ticks).toEqual(['2,000', '1,000', '0']);
});

test('DASH-084 as many of the newest days are drawn as fit, 15 px each', async () => {
  withWidth(82 + 150);
  await renderChart(days(30));
  const drawn = await bars();
  expect(drawn).toHaveLength(10);
  expect(drawn.at(-1)).toHaveAccessibleName(/November 21st: 29 views/);
});

test('DASH-084 on touch a bar takes 42 px', async () => {
  withWidth(82 + 150);
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ ...new EventTarget(), media, matches: true }) as MediaQueryList);
  await renderChart(days(30));
  expect(await bars()).toHaveLength(3);
});

test('DASH-084 before it is measured the chart is 650 px wide', async () => {
  withWidth(0);
  await renderChart(days(60));
  expect(await bars()).toHaveLength(43);
});

test('DASH-085 while the window is resized, the chart is drawn again every 400 ms, at the end in its final size', async () => {
  const resize = withWidth(82 + 150);
  const page = await renderChart(days(30));
  expect(await bars()).toHaveLength(10);
  resize(82 + 300);
  await page.clock.advance(200);
  resize(82 + 225);
  await page.clock.advance(199);
  expect(await bars()).toHaveLength(10);
  await page.clock.advance(1);
  expect(await bars()).toHaveLength(15);
});

test('on the way back to the dashboard the chart has its size without being measured, unless the window has another', async () => {
  withWidth(82 + 150);
  const { shell } = await renderChart(days(30));
  expect(await bars()).toHaveLength(10);
  const measured = jest
    .spyOn(HTMLElement.prototype, 'clientWidth', 'get')
    .mockClear()
    .mockReturnValue(82 + 225);
  const comeBack = async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const mounted = await remote.mount(host, shell);
    const drawn = await within(host).findByRole('list', { name: 'Views per day' });
    const count = within(drawn).getAllByRole('link').length;
    mounted.unmount();
    host.remove();
    return count;
  };
  expect(await comeBack()).toBe(10);
  expect(measured).not.toHaveBeenCalled();
  jest.replaceProperty(window, 'innerWidth', window.innerWidth + 75);
  expect(await comeBack()).toBe(15);
});

test('DASH-085 an x label takes 42 px: where bars are closer, every second one has a label, the newest always', async () => {
  withWidth(82 + 42 * 3);
  await renderChart(days(6));
  expect(await labels()).toEqual(['Nov 17', 'Nov 19', 'Nov 21']);
});

test('DASH-085 the tooltip of a bar shows 200 ms after the pointer came, and goes with it', async () => {
  const page = await renderChart(days(3));
  const [first] = await bars();
  if (!first) throw new Error('no bar');
  await page.user.hover(first);
  await page.clock.advance(199);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await page.clock.advance(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent(/November 19th.*0 views/);
  await page.user.unhover(first);
  await page.clock.advance(0);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('a bar leads to the provider’s stats of its period, in a new tab', async () => {
  await renderChart([['2026-11-21', 5]]);
  const [bar] = await bars();
  expect(bar).toHaveAttribute('href', expect.stringContaining('?source=calypso-stats-day&query=startDate%3D2026-11-21&site='));
  expect(bar).toHaveAttribute('target', '_blank');
});

test('DASH-088 the bar of a week leads to its first day', async () => {
  const page = await openDashboard({
    arrange: (fake) => fake.site.respond(getStats, { ...getStatsResponse(days(1)), week: { data: [['2022W11W28', 16]] } }),
  });
  await chart();
  await page.user.click(screen.getByRole('tab', { name: 'Weeks' }));
  const week = within(await screen.findByRole('list', { name: 'Views per week' })).getByRole('link');
  expect(week).toHaveAccessibleName(/Week of November 28th: 16 views/);
  expect(week).toHaveAttribute('href', expect.stringContaining('startDate%3D2022-11-28'));
});

test('the keyboard stops once at the chart, at the newest bar; arrows, Home and End move inside', async () => {
  const page = await renderChart(days(4));
  const [first, , third, last] = await bars();
  expect((await bars()).filter(({ tabIndex }) => tabIndex === 0)).toEqual([last]);
  last?.focus();
  await page.user.keyboard('{ArrowLeft}');
  expect(third).toHaveFocus();
  await page.user.keyboard('{Home}');
  expect(first).toHaveFocus();
  await page.user.keyboard('{ArrowLeft}');
  expect(first).toHaveFocus();
  await page.clock.advance(200);
  expect(screen.getByRole('tooltip')).toBeVisible();
  await page.user.keyboard('{Escape}');
  await page.clock.advance(0);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('in right-to-left pages the newest bar is on the left, and the left arrow leads to it', async () => {
  const page = await openDashboard({
    direction: 'rtl',
    arrange: (fake) => fake.site.respond(getStats, getStatsResponse(days(3))),
  });
  const [oldest, middle, newest] = await bars();
  const getX = (bar: HTMLElement | undefined) => Number(bar?.querySelector('rect:last-child')?.getAttribute('x'));
  expect(getX(newest)).toBeLessThan(getX(oldest));
  middle?.focus();
  await page.user.keyboard('{End}{ArrowRight}');
  expect(middle).toHaveFocus();
});
