import { checkRow } from '../roles/check-row';
import { connected, offline, siteConnected, unconnected, type Row } from '../roles/role-table';
import { siteUnderTest, type Site } from '../visits';

const checkUser = async (site: Site, row: Row) => void (await checkRow((await site.visit('/dashboard', row)).page, row));

describe('SHELL-051 SHELL-134 ROLE-001 ROLE-002 ROLE-003 ROLE-005 ROLE-008 a connected site, owned by admin, to', () => {
  const site = siteUnderTest();

  test.each(connected)('$as', (row) => checkUser(site, row));
});

describe('SHELL-047 SHELL-051 ROLE-004 ROLE-005 a site connected without an owner, to', () => {
  const site = siteUnderTest({ scenario: 'site-connected' });

  test.each(siteConnected)('$as', (row) => checkUser(site, row));
});

describe('SHELL-033 SHELL-040 SHELL-066 SHELL-079 ROLE-004 a site that is not connected, to', () => {
  const site = siteUnderTest({ scenario: 'unconnected' });

  test.each(unconnected)('$as', (row) => checkUser(site, row));
});

describe('SHELL-024 SHELL-051 SHELL-082 a site in offline mode, to', () => {
  const site = siteUnderTest({ scenario: 'offline' });

  test.each(offline)('$as', (row) => checkUser(site, row));

  test.each(['editor', 'author', 'contributor', 'subscriber'])('%s, who may not open the page', async (as) => {
    const { page } = await site.visit('/dashboard', { as });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You may not open this page');
    expect(await page.locator('#jp-plugin-container').count()).toBe(0);
  });
});
