import { useEffect, useRef } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup, Icon } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { enabling } from '../../enabling/enabling.slice';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { SettingsLink } from '../../step-layout/settings-link';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import styles from '../../step-layout/steps.module.css';
import { featureTexts } from '../../steps/feature.texts';
import type { FeatureSlug } from '../../steps/features';

interface FeatureProps {
  readonly slug: FeatureSlug;
}

/** Moves the focus to the returned button once the feature is on, as the focused button is gone then. */
function useFocusOnceOn(isOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (isOn && !wasOn.current && document.activeElement === document.body) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return button;
}

function useIsOn(slug: FeatureSlug): boolean {
  return useAssistant().facts.active.has(slug);
}

function EnableButton({ slug }: FeatureProps) {
  const { analytics } = useShell();
  const isEnabling = useAssistant().enabling[slug] === 'enabling';
  const dispatch = useDispatch();
  const enable = () => {
    analytics.record('jetpack_recommended_feature_enable_click', { feature: slug });
    dispatch(enabling.requested(slug));
  };
  return (
    <Button variant="primary" size="large" busy={isEnabling} onClick={enable}>
      {featureTexts(slug).enable}
    </Button>
  );
}

/** Skips the feature, also as "Next": an active feature is never listed as skipped (spec 002 §4; reference: behaviour, D6). */
function NextButton({ slug }: FeatureProps) {
  const { analytics } = useShell();
  const { enabling: states } = useAssistant();
  const dispatch = useDispatch();
  const proceed = useProceed(slug);
  const isOn = useIsOn(slug);
  const button = useFocusOnceOn(isOn);
  const skip = () => {
    dispatch(unsavedChanges.added({ kind: 'skipped', slug }));
    analytics.record('jetpack_recommendations_step_skipped', { feature: slug });
    proceed();
  };
  const variant = isOn ? 'primary' : 'link';
  return (
    <Button ref={button} variant={variant} size="large" disabled={states[slug] === 'enabling'} onClick={skip}>
      {isOn ? __('Next', 'jetpack') : __('Not now', 'jetpack')}
    </Button>
  );
}

/** A step that enables one feature (spec 002 §4). */
export function FeatureStepPage({ slug }: FeatureProps) {
  const isOn = useIsOn(slug);
  const { name, title, description } = featureTexts(slug);
  return (
    <StepFrame step={slug} title={title} description={description}>
      <div>
        <div role="status">
          {isOn && (
            <p className={styles.enabled}>
              <Icon name="success" /> {__('Feature Enabled', 'jetpack')}
            </p>
          )}
        </div>
        <ButtonGroup label={name}>
          {!isOn && <EnableButton slug={slug} />}
          <NextButton slug={slug} />
          {isOn && <SettingsLink slug={slug} size="large" />}
        </ButtonGroup>
      </div>
    </StepFrame>
  );
}
