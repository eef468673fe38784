import type { Extensions, PageData } from '@site-admin/contracts';
import type { PageServices } from '../../page/services/page-services';
import { mountRemote, type MountedDeclaration, type MountServices } from '../outlet/mount';
import type { CheckedManifest } from '../registry/manifest';
import { createRemoteServices } from '../services/remote-services';
import { createFederation, type Federation } from './federation/federation';
import { createModules, type Modules } from './federation/modules';
import { loadFiles, type LoadedFiles } from './load-files';
import type { PinnedScripts } from './script-policy';
import { createStyles } from './styles';
import { timeLimits } from './time-limits';
import { addTranslations } from './translations';

export interface MountingDeps {
  readonly window: Window;
  readonly page: PageData;
  readonly services: PageServices;
  readonly pinned: PinnedScripts;
  /** Loads the containers; by default with the bundled runtime. */
  readonly federation: Federation | undefined;
}

/** What mounts versions of remotes. It is in the chunk of the federation runtime: the frame is rendered without it. */
export interface Mounting {
  readonly modules: Modules;
  readonly mountRemote: typeof mountRemote;
  /** @throws {RemoteError} as `loadFiles` does. */
  loadFiles(checked: CheckedManifest): Promise<LoadedFiles>;
  createServices(declaration: MountedDeclaration, extensions: Extensions): MountServices;
}

export function createMounting({ window, page, services, pinned, federation }: MountingDeps): Mounting {
  const { document, crypto } = window;
  const trust = { keys: page.publisherKeys, subtle: crypto?.subtle, health: services.health };
  const loadedBy = federation ?? createFederation(document, timeLimits.load, pinned, trust);
  const modules = createModules(loadedBy, timeLimits.load, (checked) => addTranslations(checked, page));
  const styles = createStyles(document, timeLimits.load);
  return {
    modules,
    mountRemote,
    loadFiles: (checked) => loadFiles({ modules, styles }, checked),
    createServices: (declaration, extensions) => createRemoteServices(services, declaration, extensions),
  };
}
