import { getPlugins } from '@site-admin/contracts';
import { useModule, useResource, useViewer } from '@site-admin/kit';
import { sprintf } from '@site-admin/runtime/i18n';
import { CardBody } from '@site-admin/ui';
import { MarketingLink } from '../../card/marketing-link';
import { aboutModule } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { SwitchRow } from '../../card/switch-row';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { seoForm } from './seo-form';
import { SeoPanels } from './seo-panels';
import { findSeoPlugin, type PluginsState } from './seo-plugins';
import { getSeoLabels, getSeoTexts } from './seo.texts';

const title = () => getSeoTexts().title;

/** The switch of the module, locked while another plugin manages the same settings. */
function SeoSwitch({ conflict }: { readonly conflict: string | undefined }) {
  const { module, isOn, isPending, unavailable, toggle } = useModule('seo-tools');
  if (!module) return null;
  const managed = conflict === undefined ? undefined : { text: sprintf(getSeoTexts().conflict, conflict) };
  return (
    <SwitchRow
      label={getSeoLabels()['seo-tools']}
      checked={isOn}
      busy={isPending}
      unavailable={managed ?? unavailable}
      about={aboutModule(module)}
      onChange={() => toggle()}
    />
  );
}

/** Titles and descriptions in search engines and social networks (spec 002 §2, §5). */
function SeoSettings({ plugins }: { readonly plugins: PluginsState }) {
  const { isOn } = useModule('seo-tools');
  const conflict = findSeoPlugin(plugins.data ?? {});
  const isShown = isOn && conflict === undefined;
  const configure = isShown && (
    <MarketingLink slug="seo-tools" anchor="seo">
      {getSeoTexts().configure}
    </MarketingLink>
  );
  return (
    <SettingsCardFrame id="seo-tools" title={title()} {...(conflict === undefined && { form: seoForm })} footer={configure}>
      <CardBody>
        <Description text={getSeoTexts().description} />
        <SeoSwitch conflict={conflict} />
      </CardBody>
      {isShown && <SeoPanels plugins={plugins} />}
    </SettingsCardFrame>
  );
}

const CheckedSettings = () => <SeoSettings plugins={useResource(getPlugins)} />;

const noPlugins: PluginsState = { status: 'ready', data: {} };

/** Conflicts are found for users with permission to list the plugins. */
function SeoCard() {
  return useViewer().permissions.manage_plugins ? <CheckedSettings /> : <SeoSettings plugins={noPlugins} />;
}

export const seoCard: SettingsCard = {
  id: 'seo-tools',
  tab: 'traffic',
  name: title,
  modules: ['seo-tools'],
  labels: getSeoLabels,
  shows: forManagers,
  Card: SeoCard,
};
