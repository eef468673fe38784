import { useShell } from '@site-admin/runtime/kit';
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
}

/** Offers something for sale, or the way to connect an account where nobody could buy it yet; nothing where it shall not be offered. */
export function PromotionBanner({ icon, plan, title, upgradeHref }: PromotionBannerProps) {
  const { navigation } = useShell();
  const { can } = useViewer();
  const action = usePromotion(plan);
  if (action === undefined) return null;
  const upgrade = (
    <Button variant="primary" href={upgradeHref}>
      {__('Upgrade', 'jetpack')}
    </Button>
  );
  const connect = can.connect_user && (
    <Button variant="primary" href={navigation.href('/connect-user')}>
      {__('Connect', 'jetpack')}
    </Button>
  );
  return <Banner icon={icon} title={title} action={action === 'upgrade' ? upgrade : connect || undefined} />;
}
