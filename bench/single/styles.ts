// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import type { Styles } from '@site-admin/shell/remotes/loading/styles';

/** Replaces shell/src/remotes/loading/styles.ts: the bundle's stylesheet includes those of the remotes. */
export function createStyles(): Styles {
  return { add: () => Promise.resolve(() => undefined) };
}
