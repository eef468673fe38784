import { paidFeatures } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { CardBody, RichText } from '@site-admin/ui';
import { ActivatePlugin } from '../../cards/activate-plugin';
import { PromotionBanner } from '../../cards/promotion-banner';
import styles from './anti-spam.module.css';
import type { AkismetCode } from './anti-spam-view';

/** Offers anti-spam to a site whose plan does not include it, and the way to use a key the user has. */
export function AntiSpamOffer({ code }: { readonly code: AkismetCode }) {
  const { navigation } = useShell();
  return (
    <PromotionBanner
      icon="anti-spam"
      plan={paidFeatures['spam-akismet-plus']}
      title={__('Clear spam from comments and forms automatically', 'jetpack')}
      description={<UseKey code={code} />}
      upgradeHref={navigation.href('/product/akismet')}
      fallback={
        <CardBody>
          <UseKey code={code} />
        </CardBody>
      }
      className={styles.offer}
    />
  );
}

/** Akismet also works with a key from another source than the site's plan. */
function UseKey({ code }: { readonly code: AkismetCode }) {
  const { permissions } = useViewer();
  if (code === 'invalid_key') return <EnterKey />;
  if (!permissions.manage_plugins) return <>{__('Akismet is not active.', 'jetpack')}</>;
  return (
    <ActivatePlugin
      slug="akismet"
      text={
        code === 'not_active'
          ? __('Already have a key? <act>Activate Akismet</act>', 'jetpack')
          : __('Already have a key? <act>Install Akismet</act>', 'jetpack')
      }
    />
  );
}

function EnterKey() {
  const { initial } = useShell().site;
  const link = (label: string) => <a href={`${initial.adminUrl}admin.php?page=akismet-key-config`}>{label}</a>;
  return <RichText text={__('Akismet has no valid key. <link>Enter your key</link>', 'jetpack')} parts={{ link }} />;
}
