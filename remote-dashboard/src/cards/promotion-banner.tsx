import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Banner, Button, type IconName } from '@site-admin/ui';
import { useViewer } from '../viewer-context';
import { usePromotion } from './use-promotion';

export interface PromotionBannerProps {
  readonly icon: IconName;
  /** Slug of what is offered. */
  readonly plan: string;
  readonly title: string;
  /** Where it is bought. */
  readonly upgradeHref: string;
  /** What stands here where nothing shall be offered; nothing unless said otherwise. */
  readonly instead?: ReactNode;
  readonly className?: string | undefined;
}

/** Offers something for sale, or the way to connect an account where nobody could buy it yet. */
export function PromotionBanner({ icon, plan, title, upgradeHref, instead = null, className }: PromotionBannerProps) {
  const { navigation } = useShell();
  const { can } = useViewer();
  const action = usePromotion(plan);
  if (action === undefined) return instead;
  const upgrade = (
    <Button variant="primary" href={upgradeHref}>
      {__('Upgrade', 'jetpack')}
    </Button>
  );
  const connect = can.connect_user ? (
    <Button variant="primary" href={navigation.href('/connect-user')}>
      {__('Connect', 'jetpack')}
    </Button>
  ) : undefined;
  return <Banner icon={icon} title={title} action={action === 'upgrade' ? upgrade : connect} className={className} />;
}
