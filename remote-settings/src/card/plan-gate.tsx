import type { ReactNode } from 'react';
import { siteHas, type FeatureKey } from '@site-admin/contracts';
import { useViewer } from '@site-admin/kit';
import { SettingsCardFrame } from './settings-card-frame';
import { UpgradeBanner, type UpgradeBannerProps } from './upgrade-banner';
import { useSiteFeatures } from './use-site-features';

export interface PlanGateProps {
  /** The id of the card in the registry. */
  readonly id: string;
  readonly title: string;
  /** What the plan has to include. */
  readonly feature: FeatureKey;
  /** The content of the card where the plan does not include it. */
  readonly offer: UpgradeBannerProps;
  /** The card. */
  readonly children: ReactNode;
}

/** Renders a card, or its offer where the plan does not include the feature (reference: behaviour, C2). */
export function PlanGate(props: PlanGateProps) {
  return useViewer().status === 'offline' ? props.children : <OnlineGate {...props} />;
}

/** Depends on the plan, which is loaded from the provider. */
function OnlineGate({ id, title, feature, offer, children }: PlanGateProps) {
  const { status, data, expected } = useSiteFeatures();
  const isLoading = status === 'loading' && !data;
  // Where the plan could not be loaded, the row of the switch displays why it is locked, if it is.
  if (siteHas(expected, feature) || (!data && !isLoading)) return children;
  return (
    <SettingsCardFrame id={id} title={title}>
      <UpgradeBanner {...offer} isLoading={isLoading} />
    </SettingsCardFrame>
  );
}
