import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, ButtonGroup } from '@site-admin/ui';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import { useTargetHref } from '../../step-layout/use-target-href';
import { resourceTexts, type ResourceSlug } from '../../steps/resource.texts';

/** A step with something to read or do elsewhere. Opening it, in a new tab, also continues (reference: behaviour, D4). */
export function ResourceStepPage({ slug }: { readonly slug: ResourceSlug }) {
  const dispatch = useDispatch();
  const proceed = useProceed(slug);
  const toHref = useTargetHref();
  const { name, title, description, open, target } = resourceTexts(slug);
  const choose = (kind: 'selected' | 'skipped') => {
    dispatch(unsavedChanges.added({ kind, slug }));
    proceed();
  };
  return (
    <StepFrame step={slug} title={title} description={description}>
      <ButtonGroup label={name}>
        <Button variant="primary" size="large" isExternal href={toHref(target)} onClick={() => choose('selected')}>
          {open}
        </Button>
        <Button variant="link" size="large" onClick={() => choose('skipped')}>
          {__('Not now', 'jetpack')}
        </Button>
      </ButtonGroup>
    </StepFrame>
  );
}
