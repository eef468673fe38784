import { redirectUrl } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/runtime/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { StepFrame } from '../../assistant/step-frame';
import { useAssistant } from '../../assistant/use-assistant';
import { resourceTexts, type ResourceSlug } from '../../steps/resource-texts';

/** Something to read: opening it also goes on (reference: behaviour, D4). */
export function ResourceStepPage({ slug }: { readonly slug: ResourceSlug }) {
  const { site, navigation } = useShell();
  const { nextAddress } = useAssistant();
  const dispatch = useDispatch();
  const texts = resourceTexts(slug);
  const proceed = () => navigation.navigate(nextAddress(slug));
  return (
    <StepFrame step={slug} title={texts.question} description={texts.description}>
      <ButtonGroup label={texts.name}>
        <Button
          variant="primary"
          size="large"
          href={redirectUrl(texts.source, {}, site.initial)}
          onClick={() => {
            dispatch(assistant.selected(slug));
            proceed();
          }}
        >
          {texts.open}
        </Button>
        <Button
          variant="link"
          size="large"
          onClick={() => {
            dispatch(assistant.skipped(slug));
            proceed();
          }}
        >
          {__('Not now', 'jetpack')}
        </Button>
      </ButtonGroup>
    </StepFrame>
  );
}
