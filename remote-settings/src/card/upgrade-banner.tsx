import { useShell, useViewer } from '@site-admin/kit';
import type { ProductKey } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, Skeleton } from '@site-admin/ui';
import type { IconName } from '@site-admin/ui';
import { UpgradePrice } from './upgrade-price';

export interface UpgradeBannerProps {
  /** What the upgrade adds. */
  readonly text: string;
  readonly icon: IconName;
  /** Where the upgrade is bought. */
  readonly href: string;
  /** What is bought: its name and price are shown. */
  readonly product?: ProductKey;
  /** Name of the feature, for the connect screen. */
  readonly feature: string;
  /** A placeholder of its size, while it is not known whether the upgrade is offered. */
  readonly isLoading?: boolean;
}

/** A row of a card that offers an upgrade. Plans are bought by the connected owner; without one, it offers to connect (spec 001 §6). */
export function UpgradeBanner({ text, icon, href, product, feature, isLoading = false }: UpgradeBannerProps) {
  const { navigation } = useShell();
  const { hasConnectedOwner } = useViewer();
  const connectHref = navigation.href(`/connect-user?${new URLSearchParams({ feature })}`);
  const action = (
    <Button variant="primary" size="small" href={hasConnectedOwner ? href : connectHref}>
      {hasConnectedOwner ? __('Upgrade', 'jetpack') : __('Connect', 'jetpack')}
    </Button>
  );
  return (
    <Banner
      icon={icon}
      title={isLoading ? <Skeleton text={text} /> : text}
      description={product && hasConnectedOwner ? <UpgradePrice product={product} isHidden={isLoading} /> : undefined}
      action={isLoading ? <Skeleton width={70} height={28} /> : action}
    />
  );
}
