import { setLocaleData } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startBackgroundSyncWhenIdle } from './background-sync/start-background-sync';
import { createPage } from './create-page';
import { PageFrame } from './frame/page/page';
import { PageBoundary, PageError } from './frame/page/page-error';
import { PageContext } from './page/page-context';
import { getStorage } from './page/get-storage';
import { readPage, type PageInput } from './page/page-data';
import { createScriptPolicy, type PinnedScripts } from './remotes/loading/script-policy';
import type { CreateOverrides } from './remotes/overrides/overrides';
import { storageKey } from './remotes/overrides/storage-key';

const containerId = 'jp-plugin-container';
const mountedAttribute = 'data-site-admin';

/** Returns whether the address or this tab may have overrides: their code is loaded only then. */
const mayOverride = (window: Window): boolean =>
  window.location.href.includes('remote.') || !!getStorage(window, 'sessionStorage')?.getItem(storageKey);

function renderContent(
  window: Window,
  input: PageInput,
  pinned: PinnedScripts,
  createOverrides: CreateOverrides | undefined,
): ReactNode {
  if (!input.ok) return <PageError reason={input.error} />;
  setLocaleData(input.page.texts, 'jetpack');
  const page = createPage(window, input, pinned, createOverrides);
  startBackgroundSyncWhenIdle(window, page);
  return (
    <PageContext value={page}>
      <PageFrame />
    </PageContext>
  );
}

/** Renders the page when its container was parsed: a host may load the shell while the document is still loading. */
export function bootstrapWhenParsed(window: Window): void {
  const { document } = window;
  const isParsed = () => document.getElementById(containerId) !== null || document.readyState !== 'loading';
  if (isParsed()) return bootstrap(window);
  const observer = new MutationObserver(() => {
    if (!isParsed()) return;
    observer.disconnect();
    bootstrap(window);
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Renders the page into the host's container, once. Missing or invalid page data is shown as an error. */
export function bootstrap(window: Window): void {
  const container = window.document.getElementById(containerId) ?? addContainer(window.document);
  if (container.hasAttribute(mountedAttribute)) return;
  container.setAttribute(mountedAttribute, '');
  const root = createRoot(container);
  const pinned = createScriptPolicy(window);
  const render = (input: PageInput, createOverrides?: CreateOverrides) => {
    try {
      root.render(<PageBoundary>{renderContent(window, input, pinned, createOverrides)}</PageBoundary>);
    } catch (error) {
      root.render(<PageError reason={error instanceof Error ? error.message : String(error)} />);
    }
  };
  const input = readPage(window);
  if (!input.ok || !mayOverride(window)) return render(input);
  import(/* webpackChunkName: "versions" */ './remotes/overrides/load-overrides')
    .then(({ loadOverrides }) => loadOverrides(window, input))
    .then(
      (loaded) => render(loaded.input, loaded.createOverrides),
      () => render(input),
    );
}

/** Creates the container if the host page has none, so that the error can be shown. */
function addContainer(document: Document): HTMLElement {
  const container = document.createElement('div');
  container.id = containerId;
  document.body.append(container);
  return container;
}
