import type { Purchase } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { FeatureCards } from './feature-cards/feature-cards';
import { LicenseKeyCard } from './license-key/license-key.card';
import { selectActiveProducts } from './plan/select-purchases';
import { MyProducts } from './products/my-products';

export { activateModule } from './feature-cards/activate-module';

export interface LoadedCardsProps {
  /** Slug of the site's plan. */
  readonly plan: string;
  readonly purchases: readonly Purchase[];
}

/** The cards below the plan. */
export function LoadedCards({ plan, purchases }: LoadedCardsProps) {
  const { licensing } = useShell().site.initial;
  const { permissions } = useViewer();
  return (
    <>
      <MyProducts purchases={selectActiveProducts(plan, purchases)} />
      {licensing.showLicensingUi && permissions.connect_user && <LicenseKeyCard />}
      <FeatureCards plan={plan} />
    </>
  );
}
