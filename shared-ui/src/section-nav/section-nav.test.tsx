import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockBox } from '../testing/mock-box';
import { expectAccessible } from '../testing/expect-accessible';
import { SectionNav, type SectionNavProps } from './section-nav';

const items = [
  { label: 'At a Glance', href: '#/dashboard', selected: true },
  { label: 'Recommendations', href: '#/recommendations', badge: 3 },
  { label: 'Plans', href: 'https://jetpack.com/redirect/?source=jetpack-plans' },
];
const width = window.innerWidth;

const shown = (props: Partial<SectionNavProps> = {}) => render(<SectionNav label="Main" items={items} {...props} />);
const header = (name = 'At a Glance') => screen.queryByRole('button', { name });
function resizeTo(px: number) {
  window.innerWidth = px;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const nextFrame = () => act(() => void jest.advanceTimersToNextFrame());

afterEach(() => {
  window.innerWidth = width;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a bar of links marks the current item, shows badges, and announces external links', async () => {
  shown({ children: <button>Search</button> });
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'At a Glance' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Recommendations 3' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Plans (opens in a new tab)' })).toBeInTheDocument();
  expect(header()).toBeNull();
  await expectAccessible();
});

test('up to 480 px it collapses under a header with the name of the current item', async () => {
  window.innerWidth = 480;
  shown();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'At a Glance' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(header()).toHaveFocus();
});

test('a second press on the header, and a press outside, collapse it', async () => {
  window.innerWidth = 400;
  shown();
  await userEvent.click(screen.getByRole('button', { name: 'At a Glance' }));
  await userEvent.click(screen.getByRole('button', { name: 'At a Glance' }));
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'At a Glance' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  await userEvent.click(document.body);
  expect(screen.queryByRole('link')).toBeNull();
});

test('choosing an item collapses it', async () => {
  window.innerWidth = 400;
  const onClick = jest.fn();
  shown({ items: items.map((item) => ({ ...item, onClick })) });
  await userEvent.click(screen.getByRole('button', { name: 'At a Glance' }));
  await userEvent.click(screen.getByRole('link', { name: 'Recommendations 3' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('items that do not fit are collapsed before the first paint', () => {
  jest.useFakeTimers();
  mockBox('.item', { left: 0, top: 0, width: 200, height: 48 });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(599);
  shown();
  nextFrame();
  expect(header()).not.toBeNull();
});

test('above 480 px items that do not fit are collapsed too, measured 300 ms after the last resize', () => {
  jest.useFakeTimers();
  mockBox('.item', { left: 0, top: 0, width: 200, height: 48 });
  let room = 700;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  shown();
  nextFrame();
  expect(header()).toBeNull();

  room = 599;
  resizeTo(640);
  act(() => jest.advanceTimersByTime(299));
  expect(header()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(header()).not.toBeNull();

  room = 600;
  resizeTo(641);
  act(() => jest.advanceTimersByTime(300));
  expect(header()).toBeNull();
});

test('hover or focus on an item calls onIntent', async () => {
  const onIntent = jest.fn();
  shown({ onIntent });
  await userEvent.hover(screen.getByRole('link', { name: 'Recommendations 3' }));
  expect(onIntent).toHaveBeenCalledWith(items[1]);
  await userEvent.tab();
  expect(onIntent).toHaveBeenLastCalledWith(items[0]);
});
