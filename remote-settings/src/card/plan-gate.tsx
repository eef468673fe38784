import type { ReactNode } from 'react';
import { getSiteFeatures, siteHas, type FeatureKey } from '@site-admin/contracts';
import { useResource, useViewer } from '@site-admin/kit';
import { CardBody, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from './settings-card-frame';

export interface PlanGateProps {
  /** The id of the card in the registry. */
  readonly id: string;
  readonly title: string;
  /** What the plan has to include. */
  readonly feature: FeatureKey;
  /** The content of the card where the plan does not include it: an upgrade. */
  readonly offer: ReactNode;
  /** The card. */
  readonly children: ReactNode;
}

/** Renders a card, or its offer where the plan does not include the feature (reference: behaviour, C2). */
export function PlanGate(props: PlanGateProps) {
  return useViewer().status === 'offline' ? props.children : <OnlineGate {...props} />;
}

/** Depends on the plan, which is loaded from the provider. */
function OnlineGate({ id, title, feature, offer, children }: PlanGateProps) {
  const features = useResource(getSiteFeatures);
  if (features.status === 'loading' && !features.data) {
    return (
      <SettingsCardFrame id={id} title={title}>
        <CardBody>
          <Skeleton width="60%" height={24} />
        </CardBody>
      </SettingsCardFrame>
    );
  }
  // Where the plan could not be loaded, the row of the switch displays why it is locked, if it is.
  if (!features.data || siteHas(features.data, feature)) return children;
  return (
    <SettingsCardFrame id={id} title={title}>
      {offer}
    </SettingsCardFrame>
  );
}
