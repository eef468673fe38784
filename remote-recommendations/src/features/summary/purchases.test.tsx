import { screen, within } from '@testing-library/dom';
import { featuresOff, openAssistant, type AssistantOptions } from '../../testing/open-assistant';

const site = { settings: featuresOff };
const open = (options: AssistantOptions = {}) =>
  openAssistant({
    at: '/recommendations/summary',
    step: 'summary',
    data: { viewedRecommendations: ['summary'], onboardingViewed: ['JETPACK_SECURITY'] },
    purchases: ['jetpack_security_t1_yearly'],
    rewind: 'active',
    site,
    ...options,
  });
const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.name')?.textContent);

test('REC-057 the summary lists what is part of the purchased plan, with links to manage it', async () => {
  await open({ plugins: ['akismet/akismet.php'] });
  expect(names('Part of your Security plan')).toEqual(['Real-time backups', 'Malware scanning', 'Anti-spam']);
  const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^Manage \\(${name}\\)`) });
  expect(link('Real-time backups')).toHaveAttribute('href', 'https://cloud.jetpack.com/backup/example.org');
  expect(link('Anti-spam')).toHaveAttribute('href', expect.stringMatching(/admin\.php\?page=akismet-key-config$/));
});

test('REC-057 a feature without its plugin has no link', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /^Manage \(Anti-spam\)/ })).not.toBeInTheDocument();
});

test('REC-057 Complete lists all of its features, and hides the plans it includes', async () => {
  await open({
    purchases: ['jetpack_complete', 'jetpack_scan'],
    data: { viewedRecommendations: ['summary'], onboardingViewed: ['JETPACK_SCAN', 'JETPACK_COMPLETE'] },
  });
  expect(names('Part of your Complete plan')).toEqual([
    ...['Real-time backups', 'Malware scanning', 'Anti-spam', 'VideoPress', 'Jetpack Search'],
  ]);
  expect(screen.queryByRole('region', { name: 'Part of your Scan plan' })).not.toBeInTheDocument();
});

test('VideoPress is listed with the plan it is part of, and not as a recommendation again', async () => {
  await open({
    data: { viewedRecommendations: ['summary'], onboardingViewed: ['JETPACK_COMPLETE'] },
    purchases: ['jetpack_complete'],
    plugins: ['videopress/jetpack-videopress.php', 'jetpack-boost/jetpack-boost.php'],
  });
  expect(names('Part of your Complete plan')).toContain('VideoPress');
  expect(names('Recommendations enabled')).toEqual(['Jetpack Boost']);
});

test.each([
  ['provisioning', 'We are configuring your site backups.', undefined, undefined],
  ['awaiting_credentials', /^Enter your server credentials/, 'Enter credentials', 'jetpack-settings-security-credentials'],
  ['active', 'Your site is backed up.', 'View backup activity', 'calypso-activity-log'],
  ['unavailable', /^You have paid for backups/, 'Set Up', 'calypso-plugins-setup'],
  ['from-the-future', /^Oops!/, undefined, undefined],
])('REC-079 backups that are %s are shown in the summary', async (rewind, text, action, source) => {
  await open({ rewind });
  expect(await screen.findByText(text)).toBeVisible();
  if (action === undefined) expect(screen.queryByRole('link', { name: /credentials|activity|Set Up/ })).not.toBeInTheDocument();
  else {
    const link = screen.getByRole('link', { name: new RegExp(`^${action}`) });
    expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}`));
  }
});

test('REC-079 without backups there is nothing to show', async () => {
  await open({ purchases: ['jetpack_search'], rewind: 'unavailable' });
  expect(screen.queryByText(/paid for backups/)).not.toBeInTheDocument();
});

test('REC-062 the owner is offered to activate a license', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Activate it here' })).toHaveAttribute(
    'href',
    '#/license/activation?from=/recommendations/summary',
  );
});

test('REC-062 the prompt is hidden while recommendations are off', async () => {
  await open({ site: { ...site, initialState: { siteData: { showRecommendations: false } } } });
  expect(screen.queryByText(/Have a license key/)).not.toBeInTheDocument();
});
