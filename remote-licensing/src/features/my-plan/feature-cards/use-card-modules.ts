import { useEffect } from 'react';
import { getModules, type Modules, type ModuleSlug } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';

/**
 * Returns the modules of the site. They are refetched if one that the plan includes is not available: then the data of the page
 * is older than the purchase.
 */
export function useCardModules(included: readonly ModuleSlug[]): Modules {
  const { site, resources } = useShell();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  const isOutdated = included.some((slug) => modules[slug]?.available === false);
  useEffect(() => {
    if (isOutdated) resources.refresh(getModules);
  }, [isOutdated, resources]);
  return modules;
}
