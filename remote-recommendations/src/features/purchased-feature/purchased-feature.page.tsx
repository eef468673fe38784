import { __ } from '@site-admin/runtime/i18n';
import { Button, ButtonGroup } from '@site-admin/ui';
import { ManageLink } from '../../step-layout/manage-link';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import { purchasedTexts } from '../../steps/purchased.texts';
import type { SlugOfKind } from '../../steps/step-table';

/** A feature that came with the purchase and needs no action (spec 002 §4). */
export function PurchasedFeaturePage({ slug }: { readonly slug: SlugOfKind<'activated'> }) {
  const proceed = useProceed(slug);
  const { name, title, description } = purchasedTexts(slug);
  return (
    <StepFrame step={slug} title={title} description={description}>
      <ButtonGroup label={name}>
        <Button variant="primary" size="large" onClick={proceed}>
          {__('Next', 'jetpack')}
        </Button>
        <ManageLink slug={slug} size="large" />
      </ButtonGroup>
    </StepFrame>
  );
}
