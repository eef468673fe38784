import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { Meter } from './meter';
import { meterPercent } from './meter-percent';

const items = [
  { count: 1, label: 'Posts', backgroundColor: '#00ba37' },
  { count: 2, label: 'Plugins', backgroundColor: '#3895ba' },
];

test('SHELL-124 shares are percentages with two significant digits', () => {
  expect(meterPercent(1, 3)).toBe(33);
  expect(meterPercent(2, 3)).toBe(67);
  expect(meterPercent(1, 80)).toBe(1.3);
  expect(meterPercent(1, 1)).toBe(100);
  expect(meterPercent(0, 0)).toBe(0);
});

test('SHELL-124 the parts of the bar have these widths', () => {
  const { container } = render(<Meter label="What is backed up" items={items} />);
  const parts = Array.from(container.querySelectorAll<HTMLElement>('.part'), (part) => part.style.flexBasis);
  expect(parts).toEqual(['33%', '67%']);
});

test('the legend lists the counts in the given order, and the total may be larger than their sum', async () => {
  const { container } = render(<Meter label="What is backed up" items={items} total={10} sort="descending" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['2 Plugins', '1 Posts']);
  expect(container.querySelector<HTMLElement>('.part')?.style.flexBasis).toBe('20%');
  expect(screen.getByRole('group', { name: 'What is backed up' })).toBeInTheDocument();
  await expectAccessible();
});

test('an item may have an entry of its own in the legend, and one without a count has no part of the bar', () => {
  const own = [...items, { count: 0, label: 'Comments', backgroundColor: '#e68b28', entry: <b>No comments</b> }];
  const { container } = render(<Meter label="What is backed up" items={own} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1 Posts', '2 Plugins', 'No comments']);
  expect(container.querySelectorAll('.part')).toHaveLength(2);
});
