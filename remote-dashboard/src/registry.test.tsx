import type { ComponentType } from 'react';
import { getModules } from '@site-admin/contracts';
import { screen, waitFor, within } from '@testing-library/dom';
import type * as Registry from './registry';
import type { DashboardCard } from './cards/dashboard-card';
import { openDashboard } from './testing/render-dashboard';

const mockRenders = new Map<string, number>();

/** Counts how often the page renders each card; what a card renders by itself does not count. */
jest.mock('./registry', () => {
  const actual = jest.requireActual<typeof Registry>('./registry');
  const counted = new Map<ComponentType, ComponentType>();
  const count = ({ name, Card }: DashboardCard): ComponentType => {
    const known = counted.get(Card);
    if (known) return known;
    const Counted = () => {
      mockRenders.set(name, (mockRenders.get(name) ?? 0) + 1);
      return <Card />;
    };
    counted.set(Card, Counted);
    return Counted;
  };
  return {
    ...actual,
    useCards: (section: DashboardCard['section']) => actual.useCards(section).map((card) => ({ ...card, Card: count(card) })),
  };
});

const getSwitch = (name: string) => within(screen.getByRole('region', { name })).getByRole('switch', { name });

test('switching a module renders no card from the page again', async () => {
  const page = await openDashboard({ site: { modules: { monitor: true } } });
  mockRenders.clear();
  await page.user.click(getSwitch('Downtime monitoring'));
  await waitFor(() => expect(page.notices.current).toMatchObject([{ status: 'is-success' }]));
  await waitFor(() => expect(getSwitch('Downtime monitoring')).not.toHaveAttribute('aria-busy'));
  expect(Object.fromEntries(mockRenders)).toEqual({});
});

test('a card whose module is overridden inactive meanwhile disappears, and the others are not rendered again', async () => {
  const page = await openDashboard({ site: { modules: { monitor: true } } });
  mockRenders.clear();
  const modules = page.site.initial.getModules;
  page.site.respond(getModules, {
    ...modules,
    monitor: { ...modules['monitor'], override: 'inactive' },
  });
  page.shell.resources.refresh(getModules);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Downtime monitoring' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Image Accelerator' })).toBeVisible();
  expect(Object.fromEntries(mockRenders)).toEqual({});
});
