import type { ModuleSlug } from '@site-admin/contracts';
import { useModule } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import type { TabName } from '../../registry/tabs';

/** A card with the switch of one module, which the site describes. */
export function moduleCard(tab: TabName, slug: ModuleSlug, options: Partial<SettingsCard> = {}): SettingsCard {
  return {
    id: slug,
    tab,
    name: (modules) => modules[slug]?.name || slug,
    modules: [slug],
    shows: forManagers,
    Card: () => <ModuleCard slug={slug} />,
    ...options,
  };
}

function ModuleCard({ slug }: { readonly slug: ModuleSlug }) {
  const { module } = useModule(slug);
  if (!module) return null;
  return (
    <SettingsCardFrame id={slug} title={module.name || slug}>
      <CardBody>
        <ModuleRow slug={slug} label={module.short_description || module.description || __('Use this feature', 'jetpack')} />
      </CardBody>
    </SettingsCardFrame>
  );
}
