import { redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepFrame } from '../../step-layout/step-frame';
import { nextStep } from '../../steps/next-step';
import { resourceTexts, type ResourceSlug } from '../../steps/resource.texts';
import { stepPath } from '../../steps/step-slugs';

/** A step with something to read. Opening it, in a new tab, also continues to the next step (reference: behaviour, D4). */
export function ResourceStepPage({ slug }: { readonly slug: ResourceSlug }) {
  const { site, navigation } = useShell();
  const { facts } = useAssistant();
  const dispatch = useDispatch();
  const { name, title, description, open, source } = resourceTexts(slug);
  const proceed = (kind: 'selected' | 'skipped') => {
    dispatch(unsavedChanges.added({ kind, slug }));
    navigation.navigate(stepPath(nextStep(slug, facts)));
  };
  return (
    <StepFrame step={slug} title={title} description={description}>
      <ButtonGroup label={name}>
        <Button variant="primary" size="large" href={redirectUrl(source, {}, site.initial)} onClick={() => proceed('selected')}>
          {open}
        </Button>
        <Button variant="link" size="large" onClick={() => proceed('skipped')}>
          {__('Not now', 'jetpack')}
        </Button>
      </ButtonGroup>
    </StepFrame>
  );
}
