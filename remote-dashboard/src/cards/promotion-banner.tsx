import type { ReactNode } from 'react';
import { showsPromotion } from '@site-admin/contracts';
import { useLive, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, type IconName } from '@site-admin/ui';

export interface PromotionBannerProps {
  readonly icon: IconName;
  /** Slug of the plan or product. */
  readonly plan: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly upgradeHref: string;
  /** `Upgrade` by default. */
  readonly upgradeLabel?: string;
  /** Shown where promotions are off, or where the user may not buy plans. */
  readonly fallback?: ReactNode;
  readonly className?: string | undefined;
}

/** Offers a plan: "Upgrade" with a connected owner, else "Connect" for users with permission to connect. */
export function PromotionBanner(props: PromotionBannerProps) {
  const {
    icon,
    plan,
    title,
    description,
    upgradeHref,
    upgradeLabel = __('Upgrade', 'jetpack'),
    fallback = null,
    className,
  } = props;
  const { site } = useShell();
  const user = useLive(site.user);
  const { hasConnectedOwner, permissions } = useViewer();
  if (!showsPromotion(site.initial, user, plan)) return fallback;
  const action = hasConnectedOwner ? (
    <Button variant="primary" href={upgradeHref}>
      {upgradeLabel}
    </Button>
  ) : (
    permissions.connect_user && <ConnectButton />
  );
  return <Banner icon={icon} title={title} description={description} action={action || undefined} className={className} />;
}

function ConnectButton() {
  const { navigation } = useShell();
  return (
    <Button variant="primary" href={navigation.href('/connect-user')}>
      {__('Connect', 'jetpack')}
    </Button>
  );
}
