import { cloudUrl, redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import type { ConfigureTarget } from '../steps/features';

/** Returns a function that resolves the link of a target (spec 002 §2, outbound targets). */
export function useTargetHref(): (target: ConfigureTarget) => string {
  const { site, navigation } = useShell();
  return (target) => {
    switch (target.kind) {
      case 'route':
        return navigation.href(target.to);
      case 'admin':
        return `${site.initial.adminUrl}admin.php?page=${target.page}`;
      case 'cloud':
        return cloudUrl(target.section, site.initial);
      case 'redirect':
        return redirectUrl(target.source, {}, site.initial);
    }
  };
}
