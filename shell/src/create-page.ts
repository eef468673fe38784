import { __, sprintf } from '@site-admin/runtime/i18n';
import { createPageServices } from './create-page-services';
import { refreshOnLicenseActivation } from './licensing/license-activation';
import { createNoticeStore } from './notices/notice-store';
import type { Page } from './page/page-context';
import type { PageInput } from './page/page-data';
import type { NoticeStore } from './page/services/notices';
import type { PinnedScripts } from './remotes/loading/script-policy';
import type { CreateOverrides } from './remotes/overrides/overrides';
import { readRegistry, type RegistryReading } from './remotes/registry/read-registry';
import { createRemotes } from './remotes/remotes';
import { isInAudience } from './routing/audience';
import { createNavigation } from './routing/navigation';
import { createQuestions } from './routing/question';
import { exposeRouteName } from './routing/route-names';
import { watchRoute } from './routing/watch-route';

/** Creates services, remotes and navigation of the page, in the order of their dependencies. */
export function createPage(
  window: Window,
  input: Extract<PageInput, { ok: true }>,
  pinned: PinnedScripts,
  createOverrides: CreateOverrides | undefined,
): Page {
  const notices = createNoticeStore();
  const questions = createQuestions();
  const navigation = createNavigation({ window, ask: questions.ask, whenSaved: () => services.whenSaved() });
  const services = createPageServices({ input, window, notices, navigation });
  const { viewer } = services.site;
  const reading = readRegistry(input.page.registry);
  reportRegistry(reading, notices);
  const remotes = createRemotes({
    window,
    input,
    pinned,
    createOverrides,
    registry: reading,
    services,
    notices,
    isInAudience: (audience) => isInAudience(audience, viewer.current),
  });
  exposeRouteName(window, () => remotes.known.current);
  watchRoute({ navigation, notices, analytics: services.analytics, viewer, initial: services.site.initial });
  refreshOnLicenseActivation(services);
  const { connection } = services;
  return { services, remotes, navigation, notices, questions, connection };
}

/** Shows a notice if the registry, or an entry of it, is invalid. */
function reportRegistry(reading: RegistryReading, notices: NoticeStore): void {
  const problems = reading.ok ? Object.values(reading.broken) : [reading.reason];
  if (problems.length === 0) return;
  const text = reading.ok
    ? /* translators: %s: what is wrong, in a sentence. */
      sprintf(__('Some parts of this page could not be loaded: %s', 'jetpack'), problems.join(' '))
    : /* translators: %s: what is wrong, in a sentence. */
      sprintf(__('This page could not be loaded completely: %s', 'jetpack'), problems.join(' '));
  notices.show({ id: 'registry', status: 'is-error', text, isPersistent: true, placement: 'page' }, 'shell');
}
