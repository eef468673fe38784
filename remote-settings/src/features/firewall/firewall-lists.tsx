import { useModule, useModuleOption } from '@site-admin/kit';
import { settingsForm, useField, useIsSaving } from '@site-admin/kit/forms';
import { TextArea } from '@site-admin/ui';
import { checkAddresses } from '../../card/ip-list.texts';
import { ModuleOptionRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { useMarked } from '../../search/marked';
import { getFirewallLabels, getFirewallTexts } from './firewall.texts';

const listNames = ['jetpack_waf_ip_block_list', 'jetpack_waf_ip_allow_list'] as const;
type ListName = (typeof listNames)[number];

export const firewallForm = settingsForm('waf', listNames, {
  checks: { jetpack_waf_ip_block_list: checkAddresses, jetpack_waf_ip_allow_list: checkAddresses },
});

function AddressList({ name }: { readonly name: ListName }) {
  const { value = '', error, edit } = useField(firewallForm, name);
  const { isPending } = useModule('waf');
  const isSaving = useIsSaving(firewallForm);
  return (
    <TextArea
      label={useMarked(getFirewallLabels()[name])}
      hint={getFirewallTexts().listHint}
      value={value}
      error={error}
      onChange={edit}
      disabled={isPending || isSaving}
      spellCheck={false}
    />
  );
}

/** The switch of the lists, with the lists while it is on. */
export function FirewallLists() {
  const { isOn } = useModuleOption('waf', 'jetpack_waf_ip_list');
  return (
    <>
      <ModuleOptionRow slug="waf" name="jetpack_waf_ip_list" label={getFirewallLabels().jetpack_waf_ip_list} needsModule />
      {isOn && (
        <Nested>
          {listNames.map((name) => (
            <AddressList key={name} name={name} />
          ))}
        </Nested>
      )}
    </>
  );
}
