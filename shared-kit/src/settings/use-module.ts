import { useLayoutEffect, useMemo, useState } from 'react';
import {
  getModules,
  isDeepEqual,
  type ChangeOptions,
  type ChangeResult,
  type Module,
  type ModuleSlug,
} from '@site-admin/contracts';
import { map, type Observable } from '@site-admin/runtime/rx';
import { useLive } from '../hooks/use-live';
import { useViewer } from '../hooks/use-viewer';
import { useShell } from '../remote/shell-context';
import { isShownOn } from './availability';
import { moduleToggleEvent } from './tracking';
import { getUnavailable, type Unavailable } from './unavailable';
import { useSetting } from './use-setting';

export interface ModuleState {
  /** Undefined if the site does not have the module. */
  readonly module: Module | undefined;
  /** Pending over stored. Overrides take precedence; offline, modules that need a connection are off. */
  readonly isOn: boolean;
  readonly isPending: boolean;
  /** Why it cannot be toggled, with the remedy; undefined if it can. */
  readonly unavailable: Unavailable | undefined;
  /** Ignored while the module is unavailable. */
  readonly set: (isOn: boolean, options?: ChangeOptions) => Observable<ChangeResult> | undefined;
  readonly toggle: (options?: ChangeOptions) => Observable<ChangeResult> | undefined;
}

/**
 * Returns whether a module is on and whether it can be toggled. Re-renders only when this module changes.
 *
 * @example
 * const monitor = useModule('monitor');
 * <SettingRow checked={monitor.isOn} busy={monitor.isPending} unavailable={monitor.unavailable} onChange={() => monitor.toggle()} />
 */
export function useModule(slug: ModuleSlug): ModuleState {
  const module = useModuleEntry(slug);
  const unavailable = useUnavailable(module);
  const { value, isPending, change } = useSetting(slug);
  const isOn = isShownOn(unavailable?.reason, value);
  return useMemo(() => {
    const set: ModuleState['set'] = (on, options) =>
      unavailable ? undefined : change(on, { track: moduleToggleEvent(slug, on), ...options });
    return { module, isOn, isPending, unavailable, set, toggle: (options) => set(!isOn, options) };
  }, [slug, module, isOn, isPending, unavailable, change]);
}

/** Returns the site's entry of the module; the same object until its content changes. */
function useModuleEntry(slug: ModuleSlug): Module | undefined {
  const { resources, site } = useShell();
  const [entry, setEntry] = useState(site.initial.getModules[slug]);
  useLayoutEffect(() => {
    const entries = resources.watch(getModules).pipe(map(({ data = site.initial.getModules }) => data[slug]));
    const subscription = entries.subscribe((next) => setEntry((last) => (isDeepEqual(last, next) ? last : next)));
    return () => subscription.unsubscribe();
  }, [resources, site, slug]);
  return entry;
}

function useUnavailable(module: Module | undefined): Unavailable | undefined {
  const { site, navigation } = useShell();
  const viewer = useViewer();
  const user = useLive(site.user);
  return useMemo(
    () => module && getUnavailable(module, { viewer, user, site: site.initial, href: navigation.href }),
    [module, viewer, user, site, navigation],
  );
}
