import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/runtime/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, ButtonGroup, Icon } from '@site-admin/ui';
import { assistant, selectAssistant } from '../../assistant/assistant.slice';
import { SettingsButton } from '../../assistant/settings-button';
import { StepFrame } from '../../assistant/step-frame';
import styles from '../../assistant/steps.module.css';
import { useAssistant } from '../../assistant/use-assistant';
import { featureOf, type FeatureSlug } from '../../steps/feature-map';
import { featureTexts } from '../../steps/feature-texts';

/** One feature: switch it on, or not now (spec 002 §4). */
export function FeatureStepPage({ slug }: { readonly slug: FeatureSlug }) {
  const { navigation, analytics } = useShell();
  const { site, nextAddress } = useAssistant();
  const { enabling } = useSelector(selectAssistant);
  const dispatch = useDispatch();
  const texts = featureTexts(slug);
  const isOn = featureOf(slug).isActive(site);
  const isEnabling = enabling.includes(slug);

  const proceed = () => {
    dispatch(assistant.skipped(slug));
    analytics.record('jetpack_recommendations_step_skipped', { feature: slug });
    navigation.navigate(nextAddress(slug));
  };
  return (
    <StepFrame step={slug} title={texts.question} description={texts.description}>
      {isOn && (
        <p role="status" className={styles.enabled}>
          <Icon name="success" /> {__('Feature Enabled', 'jetpack')}
        </p>
      )}
      <ButtonGroup label={texts.name}>
        {isOn ? (
          <SettingsButton slug={slug} />
        ) : (
          <Button variant="primary" size="large" busy={isEnabling} onClick={() => dispatch(assistant.enableRequested(slug))}>
            {texts.enable}
          </Button>
        )}
        <Button variant="link" size="large" disabled={isEnabling} onClick={proceed}>
          {isOn ? __('Next', 'jetpack') : __('Not now', 'jetpack')}
        </Button>
      </ButtonGroup>
    </StepFrame>
  );
}
