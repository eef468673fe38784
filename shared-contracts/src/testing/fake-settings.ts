import { isApiError, getErrorMessage, type RequestError } from '../errors';
import type { Analytics, Clock, Notices } from '../remote';
import { createSiteSettings } from '../settings-service/create-site-settings';
import type { SiteSettings } from '../site-settings';
import type { Handles } from './handles';
import type { createFakeSite } from './fake-site';

interface Options {
  readonly remote: string;
  readonly page: ReturnType<typeof createFakeSite>['page'];
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
  readonly handles: Handles;
  readonly onReload: () => void;
}

/** Returns the shell's error text, untranslated. */
function describeError(error: RequestError): string {
  if (isApiError(error)) return getErrorMessage(error);
  if (error.name === 'FetchNetworkError') return 'Your site could not be reached. Please check your network and try again.';
  if (error.name === 'RequestTimeoutError')
    return 'The site took too long to respond. Please check whether it was saved, then try again.';
  return 'An error occurred. Please try again.';
}

/** Creates the shell's settings service for the fake site. */
export function createFakeSettings({ remote, page, notices, analytics, clock, handles, onReload }: Options): SiteSettings {
  const settings = createSiteSettings({
    ...page,
    notices,
    analytics,
    clock,
    reload: onReload,
    describeError,
    texts: {
      progress: 'Updating settings…',
      success: 'Updated settings',
      error: (message) => `Error updating settings. ${message}`.trim(),
      undo: 'Undo',
      undoLater: 'Changed your mind?',
    },
  });
  return {
    value: settings.value,
    watch: (names) => {
      const view = settings.watch(names);
      return {
        get current() {
          return view.current;
        },
        changes: handles.track(`settings.watch(${names.join(', ')})`, view.changes),
      };
    },
    change: (patch, options) => handles.untilClosed(settings.change(patch, options)),
    drafts: settings.getDrafts(remote),
  };
}
