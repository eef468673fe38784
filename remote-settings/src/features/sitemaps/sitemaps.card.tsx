import { useModule } from '@site-admin/kit';
import { CardBody } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description, Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { SitemapUrls } from './sitemap-urls';
import { getSitemapsLabels, getSitemapsTexts } from './sitemaps.texts';

const title = () => getSitemapsTexts().title;

/** Sitemaps for search engines (spec 002 §2, §8). */
function SitemapsCard() {
  const { module, isOn } = useModule('sitemaps');
  const { sitemap_url = '', news_sitemap_url = '' } = module?.extra ?? {};
  const urls = [sitemap_url, news_sitemap_url].filter((url) => url !== '');
  return (
    <SettingsCardFrame id="sitemaps" title={title()}>
      <CardBody>
        <Description text={getSitemapsTexts().description} />
        <ModuleRow slug="sitemaps" label={getSitemapsLabels().sitemaps} />
        {isOn && (
          <Nested>
            <SitemapUrls urls={urls} />
          </Nested>
        )}
      </CardBody>
    </SettingsCardFrame>
  );
}

export const sitemapsCard: SettingsCard = {
  id: 'sitemaps',
  tab: 'traffic',
  name: title,
  modules: ['sitemaps'],
  labels: getSitemapsLabels,
  shows: forManagers,
  Card: SitemapsCard,
};
