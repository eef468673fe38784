import { useEffect, useRef, type ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Notice } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { getOnboarding } from '../../onboarding/onboardings';
import { selectListedPlans } from '../../onboarding/select-onboarding';
import { currentStep } from '../../saved-data/current-step.slice';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepCard } from '../../step-layout/step-card';
import { BackupStatus } from './backup-status';
import { selectSummary } from './select-summary';
import { EnabledItem, PlanItem, ResourceItem, SkippedItem } from './summary-item';
import { SummaryUnderside } from '../../sidebar/step-sidebar';
import { LicensePrompt } from '../../step-layout/license-prompt';
import styles from './summary.module.css';

interface SectionProps<Slug extends string> {
  readonly title: string;
  readonly slugs: readonly Slug[];
  readonly renderItem: (slug: Slug) => ReactNode;
}

/** A titled list; nothing for an empty one. */
function Section<Slug extends string>({ title, slugs, renderItem }: SectionProps<Slug>) {
  if (slugs.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>{slugs.map(renderItem)}</ul>
    </section>
  );
}

/** Saves the summary as the current step, and ends the onboarding in progress (spec 002 §4). */
function useSummaryOpened(): void {
  const dispatch = useDispatch();
  const { flow, viewed } = useAssistant();
  // The onboarding of a purchase that was never shown is kept.
  const isShown = flow?.some((step) => viewed.includes(step)) === true;
  useEffect(() => {
    dispatch(currentStep.opened('summary'));
  }, [dispatch]);
  // Once: a site that accepts the data without storing it must not be sent it forever.
  const isEnded = useRef(false);
  useEffect(() => {
    if (!isShown || isEnded.current) return;
    isEnded.current = true;
    dispatch(unsavedChanges.added({ kind: 'onboardingEnded' }));
  }, [dispatch, isShown]);
}

/** What the purchased plans include. */
function PlanSections() {
  const { data } = useAssistant();
  return selectListedPlans(data).map((name) => {
    const { plan, included } = getOnboarding(name);
    /* translators: %s is the name of a plan */
    const title = sprintf(__('Part of your %s plan', 'jetpack'), plan());
    return <Section key={name} title={title} slugs={included} renderItem={(slug) => <PlanItem key={slug} slug={slug} />} />;
  });
}

/** The purchased plans, the enabled and skipped recommendations, and resources (spec 002 §2). */
export function SummaryPage() {
  const { site } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const { enabled, skipped, resources } = selectSummary(useAssistant());
  useSummaryOpened();
  // The pressed button is removed with its item, which moves to the list of enabled ones.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  /* translators: %s is the title of the site */
  const title = sprintf(__('Nice work! Let’s recap what we enabled for %s.', 'jetpack'), site.initial.siteTitle);
  return (
    <>
      <StepCard step="summary" title={title} titleRef={heading}>
        <BackupStatus />
        <PlanSections />
        <Section
          title={__('Recommendations enabled', 'jetpack')}
          slugs={enabled}
          renderItem={(slug) => <EnabledItem key={slug} slug={slug} />}
        />
        {enabled.length === 0 && <Notice status="is-info" text={__('You didn’t enable any recommended features.', 'jetpack')} />}
        <Section
          title={__('Recommendations skipped', 'jetpack')}
          slugs={skipped}
          renderItem={(slug) => <SkippedItem key={slug} slug={slug} onEnable={focusHeading} />}
        />
        <Section
          title={__('Resources', 'jetpack')}
          slugs={resources}
          renderItem={(slug) => <ResourceItem key={slug} slug={slug} />}
        />
        <LicensePrompt />
      </StepCard>
      <SummaryUnderside />
    </>
  );
}
