import { __ } from '@site-admin/runtime/i18n';
import { Button, ButtonGroup, CheckList } from '@site-admin/ui';
import { findOnboarding } from '../../onboarding/onboardings';
import { ManageLink } from '../../step-layout/manage-link';
import { StepFrame } from '../../step-layout/step-frame';
import { useProceed } from '../../step-layout/use-proceed';
import type { SlugOfKind } from '../../steps/step-table';
import { welcomeTexts } from './welcome.texts';

/** The first step after a purchase. A single product is managed from here, those of a plan in their own steps. */
export function WelcomePage({ slug }: { readonly slug: SlugOfKind<'welcome'> }) {
  const proceed = useProceed(slug);
  const { title, description, benefits } = welcomeTexts(slug);
  const [product, ...others] = findOnboarding(slug)?.included ?? [];
  return (
    <StepFrame step={slug} title={title} description={description}>
      <CheckList items={benefits} isLarge />
      <ButtonGroup label={title}>
        <Button variant="primary" size="large" onClick={proceed}>
          {__('Next', 'jetpack')}
        </Button>
        {product && others.length === 0 && <ManageLink slug={product} size="large" />}
      </ButtonGroup>
    </StepFrame>
  );
}
