// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import type { Styles } from '@site-admin/shell/remotes/loading/styles';

/** Stands in for shell/src/remotes/loading/styles.ts: the bundle's one stylesheet holds those of the remotes. */
export function createStyles(): Styles {
  return { add: () => Promise.resolve(() => undefined) };
}
