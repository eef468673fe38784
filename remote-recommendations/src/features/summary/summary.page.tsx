import { useEffect, type ReactNode } from 'react';
import { redirectUrl } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/runtime/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Badge, Button, Card, CardBody, Icon, Notice } from '@site-admin/ui';
import { assistant, selectAssistant } from '../../assistant/assistant.slice';
import { SettingsButton } from '../../assistant/settings-button';
import { useAssistant } from '../../assistant/use-assistant';
import { featureTexts } from '../../steps/feature-texts';
import { resourceTexts } from '../../steps/resource-texts';
import type { FeatureSlug } from '../../steps/feature-map';
import { summaryLists } from './summary-lists';
import styles from './summary.module.css';

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

function SkippedFeature({ slug }: { readonly slug: FeatureSlug }) {
  const dispatch = useDispatch();
  const texts = featureTexts(slug);
  return (
    <li className={styles.item}>
      <Icon name="minus" />
      <span className={styles.name}>{texts.name}</span>
      <Button onClick={() => dispatch(assistant.enableRequested(slug))}>{texts.enable}</Button>
    </li>
  );
}

function EnabledFeature({
  slug,
  isNew,
  isBusy,
}: {
  readonly slug: FeatureSlug;
  readonly isNew: boolean;
  readonly isBusy: boolean;
}) {
  return (
    <li className={styles.item} aria-busy={isBusy || undefined}>
      <Icon name="success" className={styles.done} />
      <span className={styles.name}>{featureTexts(slug).name}</span>
      {isNew && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
      <SettingsButton slug={slug} />
    </li>
  );
}

/** What was switched on, what was not, and what there is to read (spec 002 §2). */
export function SummaryPage() {
  const { site: page } = useShell();
  const view = useAssistant();
  const { enabling } = useSelector(selectAssistant);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(assistant.stepOpened('summary'));
  }, [dispatch]);
  const { enabled, skipped, resources } = summaryLists({ ...view, enabling });
  return (
    <Card as="section" labelledBy="summary-title">
      <CardBody className={styles.summary}>
        <h2 id="summary-title" className={styles.title}>
          {
            /* translators: %s is the title of the site */
            sprintf(__('Nice work! Let’s recap what we enabled for %s.', 'jetpack'), page.initial.siteTitle)
          }
        </h2>
        {enabled.length > 0 ? (
          <Section title={__('Recommendations enabled', 'jetpack')}>
            {enabled.map((slug) => (
              <EnabledFeature key={slug} slug={slug} isNew={view.fresh.includes(slug)} isBusy={enabling.includes(slug)} />
            ))}
          </Section>
        ) : (
          <Notice status="is-info" text={__('You didn’t enable any recommended features.', 'jetpack')} />
        )}
        {skipped.length > 0 && (
          <Section title={__('Recommendations skipped', 'jetpack')}>
            {skipped.map((slug) => (
              <SkippedFeature key={slug} slug={slug} />
            ))}
          </Section>
        )}
        {resources.length > 0 && (
          <Section title={__('Resources', 'jetpack')}>
            {resources.map((slug) => (
              <li key={slug} className={styles.item}>
                <Icon name="lightbulb" />
                <span className={styles.name}>{resourceTexts(slug).name}</span>
                {view.fresh.includes(slug) && <Badge tone="info">{__('New', 'jetpack')}</Badge>}
                <Button href={redirectUrl(resourceTexts(slug).source, {}, page.initial)}>{resourceTexts(slug).open}</Button>
              </li>
            ))}
          </Section>
        )}
      </CardBody>
    </Card>
  );
}
