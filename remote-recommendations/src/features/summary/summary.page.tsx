import { useEffect, useRef, type ReactNode } from 'react';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Notice } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { StepCard } from '../../assistant/step-card';
import { useAssistant } from '../../assistant/use-assistant';
import { EnabledItem, ResourceItem, SkippedItem } from './summary-item';
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

/** What was switched on, what was not, and what there is to read (spec 002 §2). */
export function SummaryPage() {
  const { site } = useShell();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(assistant.stepOpened('summary'));
  }, [dispatch]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { enabled, skipped, resources } = summaryLists(useAssistant());
  /* translators: %s is the title of the site */
  const title = sprintf(__('Nice work! Let’s recap what we enabled for %s.', 'jetpack'), site.initial.siteTitle);
  return (
    <StepCard step="summary" title={title} titleRef={heading}>
      {enabled.length > 0 ? (
        <Section title={__('Recommendations enabled', 'jetpack')}>
          {enabled.map((slug) => (
            <EnabledItem key={slug} slug={slug} />
          ))}
        </Section>
      ) : (
        <Notice status="is-info" text={__('You didn’t enable any recommended features.', 'jetpack')} />
      )}
      {skipped.length > 0 && (
        <Section title={__('Recommendations skipped', 'jetpack')}>
          {skipped.map((slug) => (
            // The button goes, as what it stands for moves to the other list; the focus must not go with it.
            <SkippedItem key={slug} slug={slug} onEnable={() => heading.current?.focus({ preventScroll: true })} />
          ))}
        </Section>
      )}
      {resources.length > 0 && (
        <Section title={__('Resources', 'jetpack')}>
          {resources.map((slug) => (
            <ResourceItem key={slug} slug={slug} />
          ))}
        </Section>
      )}
    </StepCard>
  );
}
