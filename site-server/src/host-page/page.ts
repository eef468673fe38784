import type { PageData } from '@site-admin/contracts';
import { html, Html, jsonForScript } from '../html/html';
import { staticBase } from '../static/routes';
import type { ShellFiles } from './shell-files';
import { trackingScript } from './tracking';

/** Returns JSON as the plugin prints its globals: URI-encoded, so that nothing in it can end the script. */
const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value)).replaceAll("'", '%27');

/** What the page is printed with. */
export interface PageParts {
  readonly shell: ShellFiles;
  /** Nonce of the inline scripts. */
  readonly nonce: string;
  readonly initialState: unknown;
  readonly connectionState: unknown;
  /** Printed in an identity crisis only, as the plugin's identity-crisis package does. */
  readonly identityCrisisState: unknown;
  readonly rawUrl: string;
  /** The route of an address without a hash; undefined for the shell's own default. */
  readonly route: string | undefined;
  readonly page: PageData;
  /** The page will render a remote, so the federation runtime is loaded along with the shell. */
  readonly showsRemotes: boolean;
  /** Entries of the event queue are sent to the tracking script. */
  readonly isTracked: boolean;
  /** Base of the remotes' files on an origin of their own, to which the page connects early. */
  readonly remotesBase: string | undefined;
}

const shellFile = (name: string) => `${staticBase}shell/${name}`;

const getFiles = ({ shell }: PageParts, wanted: 'style' | 'script') =>
  shell.manifest.files.filter(({ role, kind }) => role === 'main' && kind === wanted);

const loadsRemotes = ({ role }: ShellFiles['manifest']['files'][number]) => role === 'libraries' || role === 'federation';

/** Returns the shell's styles, which load before the first paint. */
export const pageHead = (parts: PageParts): Html =>
  html`${getFiles(parts, 'style').map(
    ({ name, integrity }) =>
      html`<link rel="stylesheet" href="${shellFile(name)}" integrity="${integrity}" crossorigin="anonymous" />`,
  )}`;

/**
 * Loads the shell's files. Its main script runs when the document is parsed; browsers give such a script the lowest priority otherwise,
 * although everything else depends on it. The chunks for remotes register themselves as soon as they arrive, while it is still loading.
 */
const shellFiles = (parts: PageParts): Html =>
  html`${
    parts.remotesBase !== undefined &&
    html`<link rel="preconnect" href="${new URL(parts.remotesBase).origin}" crossorigin="anonymous" />`
  }${getFiles(parts, 'style').map(
    ({ name, integrity }) =>
      html`<link rel="preload" as="style" href="${shellFile(name)}" integrity="${integrity}" crossorigin="anonymous" />`,
  )}${getFiles(parts, 'script').map(
    ({ name, integrity }) =>
      html`<script
        defer
        fetchpriority="high"
        src="${shellFile(name)}"
        integrity="${integrity}"
        crossorigin="anonymous"
      ></script>`,
  )}${
    parts.showsRemotes &&
    parts.shell.manifest.files
      .filter(loadsRemotes)
      .map(
        ({ name, integrity }) =>
          html`<script async src="${shellFile(name)}" integrity="${integrity}" crossorigin="anonymous"></script>`,
      )
  }`;

/** Returns the element the shell mounts into; until then the shell's stylesheet draws the skeleton of the screen in it. */
export const pageContent = (): Html =>
  html`<div id="jp-plugin-container">
    <noscript
      ><p class="host-message">This page needs JavaScript. Switch it on in your browser and load the page again.</p></noscript
    >
  </div>`;

/**
 * Returns the shell's files, the globals, the shell's data block and the start code that sends the first requests. The files come first, so
 * that they are requested before the page data has arrived.
 */
export function pageScripts(parts: PageParts): Html {
  const { shell, nonce, initialState, connectionState, identityCrisisState, rawUrl, route, page, isTracked } = parts;
  const globals = [
    route === undefined ? '' : `if(location.hash.length<2)history.replaceState(null,'','#${route}');`,
    `var Initial_State=JSON.parse(decodeURIComponent("${encoded(initialState)}"));`,
    `var jetpack_redirects=JSON.parse(decodeURIComponent("${encoded({ currentSiteRawUrl: rawUrl })}"));`,
    `var JP_CONNECTION_INITIAL_STATE=JSON.parse(decodeURIComponent("${encoded(connectionState)}"));`,
    identityCrisisState === undefined
      ? ''
      : `var JP_IDENTITY_CRISIS__INITIAL_STATE=JSON.parse(decodeURIComponent("${encoded(identityCrisisState)}"));`,
  ].join('');
  // A built file could contain the end tag inside a text; the escaped text is equivalent.
  const start = shell.start.replaceAll('</script', '<\\/script');
  return html`${shellFiles(parts)}
    <script nonce="${nonce}">
      ${new Html(globals)};
    </script>
    <script type="application/json" id="site-admin-page" nonce="${nonce}">
      ${jsonForScript(page)}
    </script>
    <script nonce="${nonce}">
      ${new Html(start)};
    </script>
    ${isTracked && html`<script async fetchpriority="low" src="${trackingScript}"></script>`}`;
}
