import { __, sprintf } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PageContext, type Page } from './page/page-context';
import { PageBoundary, PageProblem } from './frame/page/page-problem';
import { PageFrame } from './frame/page/page';
import { followLicensing } from './licensing/licensing-activated';
import { createNoticeStore } from './notices/notice-store';
import { readPage, readRegistry, type PageInput, type RegistryReading } from './page/page-data';
import { emptyRegistry } from './remotes/registry/registry';
import { createRemotes } from './remotes/remotes';
import { createNavigation } from './routing/navigation';
import { createQuestions } from './routing/question';
import { exposeRouteName } from './routing/route-names';
import { watchRoute } from './routing/watch-route';
import { createPageServices } from './services/page-services';
import type { NoticeStore } from './page/ports';
import { startUpkeepWhenIdle } from './background-sync/start-background-sync';
import { isInAudience } from './routing/audience';

const containerId = 'jp-plugin-container';
const mounted = 'data-site-admin';

type GoodInput = Extract<PageInput, { ok: true }>;

/** Makes everything the page works with, in the order one needs the other. */
function createPage(window: Window, input: GoodInput): Page {
  const notices = createNoticeStore();
  const questions = createQuestions();
  const navigation = createNavigation({ window, ask: questions.ask, whenSaved: () => services.whenSaved() });
  const services = createPageServices({ input, window, notices, navigation });
  const { viewer } = services.site;
  const reading = readRegistry(input.page.registry);
  tellOfRegistry(reading, notices);
  const remotes = createRemotes({
    window,
    input,
    registry: reading.ok ? reading.registry : emptyRegistry,
    services,
    notices,
    inAudience: (audience) => isInAudience(audience, viewer.current),
  });
  exposeRouteName(window, () => remotes.known.current);
  watchRoute({ navigation, notices, analytics: services.analytics, viewer, initial: services.site.initial });
  followLicensing(services);
  const { connection } = services;
  return { services, remotes, navigation, notices, questions, connection };
}

/** A broken list of parts, or a broken part of it, must not pass for a page without them. */
function tellOfRegistry(reading: RegistryReading, notices: NoticeStore): void {
  const problems = reading.ok ? Object.values(reading.left) : [reading.problem];
  if (problems.length === 0) return;
  const text = reading.ok
    ? /* translators: %s: what is wrong, in a sentence. */
      sprintf(__('Some parts of this page are left out: %s', 'jetpack'), problems.join(' '))
    : /* translators: %s: what is wrong, in a sentence. */
      sprintf(__('The parts of this page could not be found: %s', 'jetpack'), problems.join(' '));
  notices.show({ id: 'registry', status: 'is-error', text, isPersistent: true, placement: 'page' }, 'shell');
}

function contentOf(window: Window): ReactNode {
  const input = readPage(window);
  if (!input.ok) return <PageProblem problem={input.problem} />;
  const page = createPage(window, input);
  startUpkeepWhenIdle(window, page);
  return (
    <PageContext value={page}>
      <PageFrame />
    </PageContext>
  );
}

/** Draws the page into the host's container, once; whatever is missing is told there in a sentence. */
export function bootstrap(window: Window): void {
  const container = window.document.getElementById(containerId) ?? addContainer(window.document);
  if (container.hasAttribute(mounted)) return;
  container.setAttribute(mounted, '');
  const root = createRoot(container);
  try {
    root.render(<PageBoundary>{contentOf(window)}</PageBoundary>);
  } catch (error) {
    root.render(<PageProblem problem={error instanceof Error ? error.message : String(error)} />);
  }
}

/** A host page without the container is broken too, but a person must be able to read so. */
function addContainer(document: Document): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId;
  document.body.append(container);
  return container;
}
