import type { RemoteModule } from '@site-admin/contracts';
import type { CheckedManifest } from '../registry/manifest';
import { getAssets } from './assets';
import type { Modules } from './federation/modules';
import { withPhase } from './remote-error';
import type { Styles } from './styles';

export interface LoadFilesDeps {
  readonly modules: Modules;
  readonly styles: Styles;
}

/** The loaded code of a version, whose stylesheets are applied. */
export interface LoadedFiles {
  readonly module: RemoteModule;
  readonly removeStyles: () => void;
}

/**
 * Loads code and stylesheets of a version together; where one fails, the stylesheets are removed.
 *
 * @throws {RemoteError} of phase `load`, or of `mount` if the code was loaded and threw.
 */
export async function loadFiles({ modules, styles }: LoadFilesDeps, checked: CheckedManifest): Promise<LoadedFiles> {
  const { name: remote, version } = checked.manifest.declaration;
  const adding = withPhase('load', () => styles.add({ remote, version }, getAssets(checked).styles));
  const [code, sheets] = await Promise.allSettled([modules.load(checked), adding]);
  if (code.status === 'fulfilled' && sheets.status === 'fulfilled') return { module: code.value, removeStyles: sheets.value };
  if (sheets.status === 'fulfilled') sheets.value();
  throw code.status === 'rejected' ? code.reason : sheets.status === 'rejected' && sheets.reason;
}
