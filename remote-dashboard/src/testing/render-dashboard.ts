import { defaultDateFormat, formatPhpDate } from '@site-admin/contracts';
import { renderRemote, type FakeShell, type RenderOptions } from '@site-admin/contracts/testing';
import remoteJson from '../../remote.json';
import { remote } from '../index';

/** Noon of the day the fixtures end on. */
export const now = Date.UTC(2026, 10, 21, 12);

/** Dates as the shell writes them: in the site's own format, where it has one. */
function writeDatesAsTheShell({ shell }: FakeShell): void {
  const { dateFormat } = shell.site.initial.siteData;
  Object.assign(shell.i18n, {
    date: (ms: number, format: string = dateFormat || defaultDateFormat) => formatPhpDate(ms, format),
  });
}

/** Mounts the dashboard in a fake shell. */
export function renderDashboard(options: RenderOptions = {}) {
  return renderRemote(remote, {
    declaration: { name: remoteJson.name, version: remoteJson.version },
    now,
    ...options,
    arrange: (fake) => {
      writeDatesAsTheShell(fake);
      options.arrange?.(fake);
    },
  });
}

/** The same, once its first content is on screen. */
export async function openDashboard(options: RenderOptions = {}) {
  const page = renderDashboard(options);
  await page.ready;
  return page;
}

/** Gives who looks the right to view stats, or takes it. */
export function mayViewStats(fake: FakeShell, view_stats: boolean): void {
  fake.site.setUser({ permissions: { ...fake.shell.site.user.current.permissions, view_stats } });
}
