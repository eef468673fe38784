import { getFirewall, siteHas } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { Banner, CardBody, CopyButton } from '@site-admin/ui';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { useSiteFeatures } from '../../card/use-site-features';
import { getFirewallTexts } from './firewall.texts';
import styles from './firewall.module.css';

export interface RulesNoticeProps {
  /** Undefined where the site does not report it. */
  readonly hasRulesAccess: boolean | undefined;
  readonly isLoading?: boolean;
}

/** A notice for sites without updates of the rules, which offers a plan that includes them (spec 001 §2.8). */
export function RulesNotice({ hasRulesAccess, isLoading = false }: RulesNoticeProps) {
  const { navigation } = useShell();
  const { status, data, expected } = useSiteFeatures();
  const texts = getFirewallTexts();
  const hasScan = siteHas(expected, 'scan');
  // The site has no route for the firewall while it is off.
  if (hasRulesAccess ?? hasScan) return null;
  if (hasScan) return <Banner icon="shield" title={texts.rules} />;
  return (
    <UpgradeBanner
      icon="shield"
      text={texts.rules}
      href={navigation.href('/product/scan')}
      product="scan"
      feature={texts.title}
      isLoading={isLoading || (status === 'loading' && !data)}
    />
  );
}

/** How to run the firewall before WordPress (spec 002 §3). */
function EnhancedProtection({ path }: { readonly path: string }) {
  const directive = `auto_prepend_file = "${path}"`;
  const texts = getFirewallTexts();
  return (
    <CardBody>
      <details>
        <summary className={styles.summary}>{texts.enhanced}</summary>
        <p>{texts.enhancedHint}</p>
        <div className={styles.directive}>
          <code>{directive}</code>
          <CopyButton text={directive} size="small" />
        </div>
      </details>
    </CardBody>
  );
}

/** What depends on the state of an active firewall. */
export function ActiveFirewall() {
  const { data, status } = useResource(getFirewall);
  if (!data) return <RulesNotice hasRulesAccess={undefined} isLoading={status === 'loading'} />;
  return (
    <>
      {data.bootstrapPath !== '' && <EnhancedProtection path={data.bootstrapPath} />}
      <RulesNotice hasRulesAccess={data.hasRulesAccess} />
    </>
  );
}
