import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { StepFrame } from '../../assistant/step-frame';
import { useAssistant } from '../../assistant/use-assistant';
import { nextStep } from '../../steps/next-step';
import { resourceTexts, type ResourceSlug } from '../../steps/resource-texts';
import { addressOf } from '../../steps/step-slugs';

/** Something to read: opening it, in a tab of its own, also goes on (reference: behaviour, D4). */
export function ResourceStepPage({ slug }: { readonly slug: ResourceSlug }) {
  const { site, navigation } = useShell();
  const { facts } = useAssistant();
  const dispatch = useDispatch();
  const texts = resourceTexts(slug);
  const proceed = () => navigation.navigate(addressOf(nextStep(slug, facts)));
  const open = () => {
    dispatch(assistant.selected(slug));
    proceed();
  };
  const skip = () => {
    dispatch(assistant.skipped(slug));
    proceed();
  };
  return (
    <StepFrame step={slug} title={texts.question} description={texts.description}>
      <ButtonGroup label={texts.name}>
        <Button variant="primary" size="large" href={redirectUrl(texts.source, {}, site.initial)} onClick={open}>
          {texts.open}
        </Button>
        <Button variant="link" size="large" onClick={skip}>
          {__('Not now', 'jetpack')}
        </Button>
      </ButtonGroup>
    </StepFrame>
  );
}
