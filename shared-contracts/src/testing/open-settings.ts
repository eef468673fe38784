import { createSiteSettings, type PageSettings } from '../settings-service/create-site-settings';
import { updateSettings } from '../endpoints/settings';
import type { ChangeOptions, ChangeResult, SiteSettings } from '../site-settings';
import type { SettingsChange } from '../site/settings';
import { createFakeShell, type FakeShell } from './fake-shell';

export interface OpenSettings {
  readonly fake: FakeShell;
  /** A remote's settings service, on a site with some inactive modules. */
  readonly settings: SiteSettings;
  /** Changes settings and records the result. */
  change(patch: SettingsChange, options?: ChangeOptions): void;
  readonly results: readonly (ChangeResult & { readonly of: string })[];
  /** The bodies of the writes, oldest first. */
  bodies(): readonly unknown[];
  /** The texts on screen, newest first. */
  texts(): readonly string[];
  /** The page's own service, over the same site. */
  readonly page: PageSettings;
}

/** Opens the settings service for a test. */
export function openSettings(): OpenSettings {
  const fake = createFakeShell({ site: { modules: { monitor: false, photon: false, likes: false, sitemaps: false } } });
  const { settings, requests, resources, notices, analytics, clock } = fake.shell;
  const results: (ChangeResult & { readonly of: string })[] = [];
  const page = createSiteSettings({
    requests,
    resources: { ...resources, peek: () => ({ status: 'loading' }) },
    notices,
    analytics,
    clock,
    reload: () => undefined,
    describeError: (error) => error.message,
    texts: { progress: 'Saving', success: 'Saved', error: (message) => message, undo: 'Undo', undoLater: 'Later' },
  });
  return {
    fake,
    settings,
    page,
    results,
    change: (patch, options) =>
      void settings.change(patch, options).subscribe((result) => results.push({ ...result, of: Object.keys(patch).join() })),
    bodies: () => fake.site.getCalls(updateSettings).map(({ body }) => body),
    texts: () => fake.notices.current.map(({ text }) => text),
  };
}
