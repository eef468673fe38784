import { useEffect, useRef } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup, Icon } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { SettingsButton } from '../../assistant/settings-button';
import { StepFrame } from '../../assistant/step-frame';
import styles from '../../assistant/steps.module.css';
import { useAssistant } from '../../assistant/use-assistant';
import type { FeatureSlug } from '../../steps/feature-map';
import { featureTexts } from '../../steps/feature-texts';
import { nextStep } from '../../steps/next-step';
import { addressOf } from '../../steps/step-slugs';

/** The button that switched it on goes when it is on, and the focus with it: the way on takes it. */
function useFocusOnceOn(isOn: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (isOn && !wasOn.current && document.activeElement === document.body) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return button;
}

/** One feature: switch it on, or not now (spec 002 §4). */
export function FeatureStepPage({ slug }: { readonly slug: FeatureSlug }) {
  const { navigation, analytics } = useShell();
  const { facts, switching } = useAssistant();
  const dispatch = useDispatch();
  const texts = featureTexts(slug);
  const isOn = facts.active.has(slug);
  const isEnabling = switching[slug] === 'enabling';
  const wayOn = useFocusOnceOn(isOn);

  const enable = () => {
    analytics.record('jetpack_recommended_feature_enable_click', { feature: slug });
    dispatch(assistant.enableRequested(slug));
  };
  // "Next" as well: what is on is never listed as skipped (spec 002 §4; reference: behaviour, D6).
  const proceed = () => {
    dispatch(assistant.skipped(slug));
    analytics.record('jetpack_recommendations_step_skipped', { feature: slug });
    navigation.navigate(addressOf(nextStep(slug, facts)));
  };
  return (
    <StepFrame step={slug} title={texts.question} description={texts.description}>
      <div>
        <div role="status">
          {isOn && (
            <p className={styles.enabled}>
              <Icon name="success" /> {__('Feature Enabled', 'jetpack')}
            </p>
          )}
        </div>
        <ButtonGroup label={texts.name}>
          {isOn ? (
            <SettingsButton slug={slug} />
          ) : (
            <Button variant="primary" size="large" busy={isEnabling} onClick={enable}>
              {texts.enable}
            </Button>
          )}
          <Button ref={wayOn} variant="link" size="large" disabled={isEnabling} onClick={proceed}>
            {isOn ? __('Next', 'jetpack') : __('Not now', 'jetpack')}
          </Button>
        </ButtonGroup>
      </div>
    </StepFrame>
  );
}
