import { ReplaySubject, Subscription } from 'rxjs';
import type { RequestError } from '../errors';
import type { Analytics, Clock, Notices, Requests, Resources } from '../remote';
import type { ChangeOptions, ChangeResult, SettingsDrafts, SiteSettings } from '../site-settings';
import type { SettingsChange } from '../site/settings';
import { toPrevious, toShown, withResponse, type Change } from './change';
import { createChangeNotices, type SettingsTexts } from './change-notices';
import { createChangeQueue } from './change-queue';
import { confirm, nextFetched } from './confirmation';
import { createDrafts } from './drafts';
import { withoutNames } from './notice-rules';
import { createOverlay } from './overlay';
import { createSettingsView } from './settings-views';
import { createStoredSettings } from './stored-settings';

export interface SiteSettingsDeps {
  readonly requests: Pick<Requests, 'call'>;
  readonly resources: Resources;
  readonly notices: Notices;
  readonly analytics: Analytics;
  readonly clock: Pick<Clock, 'after'>;
  /** Reloads the page. */
  readonly reload: () => void;
  /** The site's message, or a translated sentence for an error without one. */
  readonly describeError: (error: RequestError) => string;
  /** True where another notice of the page explains the error already, such as an ended session. */
  readonly isExplained?: (error: RequestError) => boolean;
  readonly texts: SettingsTexts;
}

/** The settings service of a page; remotes share everything but their drafts. */
export interface PageSettings extends Omit<SiteSettings, 'drafts'> {
  getDrafts(remote: string): SettingsDrafts;
  /** Sends what is queued at once, for a page that is being closed. */
  flush(): void;
  /** Ends the confirmation of saved changes; for tests and for a page that mounts the shell more than once. */
  close(): void;
}

/** Makes the one settings service of a page (see `SiteSettings`). */
export function createSiteSettings(deps: SiteSettingsDeps): PageSettings {
  const { requests, clock } = deps;
  const stored = createStoredSettings(deps.resources);
  const overlay = createOverlay();
  const confirmations = new Subscription();
  const shown = () => overlay.over(stored.peek().data ?? {});

  const outcome = createOutcome(deps, (patch) => change(patch, { undo: false }));
  const queue = createChangeQueue({
    requests,
    refetched: () => nextFetched({ stored, clock }),
    onSending: (changes) => changes.forEach((one) => overlay.set(one, 'sending')),
    onSaved: (changes, response) => {
      const shown = changes.map((change) => withResponse(change, response));
      overlay.remove(changes.filter((change) => !shown.includes(change)));
      confirmations.add(confirm(shown, { overlay, stored, clock }));
      outcome.saved(changes);
    },
    onFailed: (changes, error) => {
      overlay.remove(changes);
      outcome.failed(changes, error);
    },
    onIdle: outcome.idle,
  });

  function change(patch: SettingsChange, options: ChangeOptions = {}) {
    const result = new ReplaySubject<ChangeResult>(1);
    const made: Change = { patch, options, result, shown: toShown(patch), previous: toPrevious(Object.keys(patch), shown()) };
    overlay.set(made, 'queued');
    outcome.started(made);
    queue.add(made);
    return result.asObservable();
  }

  return {
    value: (name) => shown()[name],
    watch: (names) => createSettingsView(names, stored, overlay),
    change,
    getDrafts: createDrafts(),
    flush: () => queue.flush(),
    close: () => confirmations.unsubscribe(),
  };
}

/** Reports to the caller and the user how changes ended, tracks saved ones, and reloads the page where requested. */
function createOutcome(
  { notices, analytics, clock, reload, describeError, isExplained, texts }: SiteSettingsDeps,
  save: (patch: SettingsChange) => void,
) {
  const messages = createChangeNotices({ notices, texts, clock, undo: ({ previous }) => save(previous) });
  let needsReload = false;

  function end({ result }: Change, how: ChangeResult): void {
    result.next(how);
    result.complete();
  }

  return {
    started: messages.started,
    saved(changes: readonly Change[]) {
      messages.saved(changes);
      for (const change of changes) {
        const { track, reload: reloads } = change.options;
        if (track) analytics.record(track.event, track.properties);
        needsReload ||= reloads === true;
        end(change, { status: 'saved' });
      }
    },
    failed(changes: readonly Change[], error: RequestError) {
      const message = withoutNames(describeError(error), changes);
      messages.failed(changes, isExplained?.(error) ? undefined : message);
      changes.forEach((change) => end(change, { status: 'failed', error, message }));
    },
    /** Not before the last change has ended: reloading would lose those that wait. */
    idle() {
      if (!needsReload) return;
      needsReload = false;
      reload();
    },
  };
}
