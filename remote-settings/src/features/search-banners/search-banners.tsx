import { use } from 'react';
import type { Module } from '@site-admin/contracts';
import { moduleToggleTexts, useModule } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, Card, CardBody, CardHeader, InfoPopover, UnavailableNote } from '@site-admin/ui';
import { includesTerm, isModuleFound } from '../../search/find';
import { Marked, SearchTerm } from '../../search/marked';
import { getKeywords } from '../../search/matches';
import { forManagers, type CardContext } from '../../registry/settings-card';
import styles from './search-banners.module.css';

/** Features without a card, which are only found by searching (spec 001 §2.8). */
const bannerSlugs = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'] as const;
type BannerSlug = (typeof bannerSlugs)[number];

const shortestTerm = 3;

/** Returns the features without a card that a term finds. */
export function selectFoundBanners(context: CardContext, term: string): readonly BannerSlug[] {
  if (!forManagers(context) || term.length < shortestTerm) return [];
  return bannerSlugs.filter((slug) => isModuleFound(context.modules[slug], term));
}

/** A feature without a card: what it does, and a button to activate it where it is off. */
export function SearchBanner({ slug }: { readonly slug: BannerSlug }) {
  const { module, isOn, isPending, unavailable, toggle } = useModule(slug);
  if (!module) return null;
  if (isOn || unavailable) return <FeatureCard slug={slug} module={module} unavailable={unavailable} />;
  const activate = () => toggle({ texts: moduleToggleTexts(module.name, true) });
  return (
    <section aria-label={module.name}>
      <Banner
        isCard
        title={<Marked text={module.name} />}
        description={<Description slug={slug} module={module} />}
        action={
          <Button size="small" onClick={activate} busy={isPending}>
            {__('Activate', 'jetpack')}
          </Button>
        }
      />
    </section>
  );
}

/** What a feature does, and the keyword it was found by where the term is in neither its name nor its description. */
function Description({ slug, module }: { readonly slug: BannerSlug; readonly module: Module }) {
  const term = use(SearchTerm);
  const text = module.description || module.short_description;
  const keyword = getKeywords({ modules: [slug] }, { [slug]: module }).find((word) => includesTerm([word], term));
  return (
    <>
      <Marked text={text} />
      {keyword !== undefined && !includesTerm([module.name, text], term) && (
        <div className={styles.keyword}>
          <Marked text={keyword} />
        </div>
      )}
    </>
  );
}

interface FeatureCardProps {
  readonly slug: BannerSlug;
  readonly module: Module;
  readonly unavailable: ReturnType<typeof useModule>['unavailable'];
}

/** An active feature, or one that cannot be activated for the stated reason. */
function FeatureCard({ slug, module, unavailable }: FeatureCardProps) {
  const titleId = `${slug}-title`;
  return (
    <Card as="section" labelledBy={titleId} isFaded={unavailable !== undefined}>
      <CardHeader level={2} title={<Marked text={module.name} />} titleId={titleId} />
      <CardBody>
        <div className={styles.row}>
          <div>
            <Description slug={slug} module={module} />
          </div>
          <InfoPopover label={module.name} learnMoreHref={module.learn_more_button || undefined}>
            {module.short_description}
          </InfoPopover>
        </div>
        {unavailable && (
          <p>
            <UnavailableNote text={unavailable.text} action={unavailable.action} />
          </p>
        )}
      </CardBody>
    </Card>
  );
}
