import { defaultDateFormat, formatPhpDate } from '@site-admin/contracts';
import { renderRemote, type FakeShell, type RenderOptions } from '@site-admin/contracts/testing';
import { waitFor } from '@testing-library/dom';
import remoteJson from '../../remote.json';
import { remote } from '../index';

/** Noon of the last day of the fixtures. */
export const now = Date.UTC(2026, 10, 21, 12);

/** Formats dates as the shell does: in the site's own format, where it has one. */
function formatDatesAsTheShell({ shell }: FakeShell): void {
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
      formatDatesAsTheShell(fake);
      options.arrange?.(fake);
    },
  });
}

/** Mounts the dashboard and waits until it is ready and the code of its cards is loaded. */
export async function openDashboard(options: RenderOptions = {}) {
  const page = renderDashboard(options);
  await page.ready;
  await waitFor(() => expect(page.host.querySelector('section[aria-busy="true"]')).not.toBeInTheDocument());
  return page;
}

/** Grants the user the permission to view stats, or withdraws it. */
export function mayViewStats(fake: FakeShell, view_stats: boolean): void {
  fake.site.setUser({ permissions: { ...fake.shell.site.user.current.permissions, view_stats } });
}
