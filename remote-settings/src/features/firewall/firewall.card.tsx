import { redirectUrl } from '@site-admin/contracts';
import { useModule, useViewer } from '@site-admin/kit';
import { CardBody, Link } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { FirewallLists, firewallForm } from './firewall-lists';
import { getFirewallLabels, getFirewallTexts } from './firewall.texts';
import { ActiveFirewall, RulesNotice } from './rules-notice';

const title = () => getFirewallTexts().title;

function FirewallState() {
  const { isOn, isPending } = useModule('waf');
  if (useViewer().status === 'offline') return null;
  // Until the module is switched on, the site has no state of the firewall.
  return isOn && !isPending ? <ActiveFirewall /> : <RulesNotice hasRulesAccess={undefined} />;
}

/** The web application firewall (spec 001 §2.8, §5). */
function FirewallCard() {
  const labels = getFirewallLabels();
  const texts = getFirewallTexts();
  return (
    <SettingsCardFrame id="waf" title={title()} badge={texts.beta} form={firewallForm} footer={<FirewallState />}>
      <CardBody>
        <ModuleRow slug="waf" label={labels.waf} />
        <Nested>
          <FirewallLists />
          <ModuleOptionRow
            slug="waf"
            name="jetpack_waf_share_data"
            label={labels.jetpack_waf_share_data}
            hint={
              <>
                {texts.shareHint} <Link href={redirectUrl('jetpack-waf-settings-privacy-info')}>{texts.privacy}</Link>
              </>
            }
            needsModule
          />
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const firewallCard: SettingsCard = {
  id: 'waf',
  tab: 'security',
  name: title,
  modules: ['waf'],
  labels: getFirewallLabels,
  opens: [],
  shows: forManagers,
  Card: FirewallCard,
};
