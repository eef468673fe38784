import { waitFor } from '@testing-library/dom';
import { cardNames, openSettings } from '../testing/open-settings';

const site = { settings: { akismet: true } };

test.each([
  ['with scan or no plan', [], 'Backups and security scanning'],
  ['with backups only', ['backups'], 'Jetpack Backup'],
] as const)('SET-024 the cards of the Security tab %s', async (_case, features, backups) => {
  await openSettings('/security', { site: { ...site, features: [...features] } });
  const names = [backups, 'Downtime monitoring', 'Anti-spam', 'Brute force protection', 'Firewall Beta', 'WordPress.com login'];
  await waitFor(() => expect(cardNames()).toEqual(names));
});
