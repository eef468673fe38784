import { renderRemote } from '@site-admin/contracts/testing';
import { screen, within } from '@testing-library/dom';
import declaration from '../remote.json';
import { gallery } from './gallery';
import { sidebarStates } from './sidebar/sidebar.gallery';
import * as remote from './index';

const { name, version } = declaration;

test('each state of the gallery has a name of its own', () => {
  const names = gallery.entries.map((entry) => entry.name);
  expect(names).toEqual([...new Set(names)]);
});

test('the states of the sidebar show every card', async () => {
  const titles = new Set<string>();
  for (const state of sidebarStates.filter((each) => !each.name.endsWith(', loading'))) {
    const page = renderRemote(remote, { ...state, declaration: { name, version, emits: ['recommendations/pendingCounted@1'] } });
    const step = await screen.findByRole('region', {
      name: (await screen.findByRole('heading', { level: 2 })).textContent ?? '',
    });
    titles.add((await within(step).findByRole('article')).querySelector('h3')?.textContent ?? '');
    page.unmount();
  }
  expect([...titles]).toEqual([
    'Increase your site security!',
    'Jetpack Scan',
    'Powerful security, performance, and marketing',
    ...['Security', 'Backup', 'Anti-spam', 'VideoPress'],
    'Enable one-click restores',
    'Manage your security',
    'Jetpack in your pocket',
  ]);
});
