import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/expect-accessible';
import { TabPanel, Tabs } from './tabs';

const items = [
  { id: 'day', label: 'Days' },
  { id: 'week', label: 'Weeks' },
  { id: 'month', label: 'Months' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof items)[number]['id']>('day');
  return (
    <>
      <Tabs id="stats" label="Period" items={items} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="stats" selected={selected}>
        by {selected}
      </TabPanel>
    </>
  );
}

afterEach(() => document.documentElement.removeAttribute('dir'));

test('a click selects a tab, and the panel is labeled by it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Weeks' }));
  expect(screen.getByRole('tab', { name: 'Weeks', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Weeks' })).toHaveTextContent('by week');
  await expectAccessible();
});

test('arrow keys, Home and End move between tabs and wrap', async () => {
  render(<Example />);
  await userEvent.tab();
  const after = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return document.activeElement?.textContent;
  };
  expect(await after('ArrowRight')).toBe('Weeks');
  expect(await after('End')).toBe('Months');
  expect(await after('ArrowRight')).toBe('Days');
  expect(await after('ArrowLeft')).toBe('Months');
  expect(await after('Home')).toBe('Days');
});

test('only the selected tab is in the tab order', async () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
