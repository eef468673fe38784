import { getModules } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import type { CardModule } from './select-cards';

/** Returns whether a module is missing on the site, or kept inactive by an override (spec 002 §5). */
export function useDisabledModules(): (module: CardModule) => boolean {
  const { site } = useShell();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  return (slug) => modules[slug] === undefined || modules[slug].override === 'inactive';
}
