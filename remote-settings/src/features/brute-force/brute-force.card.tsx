import { useModule, useShell, useViewer } from '@site-admin/kit';
import { settingsForm, useField, useIsSaving } from '@site-admin/kit/forms';
import { Button, CardBody, TextArea } from '@site-admin/ui';
import { ModuleConnectLink } from '../../card/connect-link';
import { checkAddressesAndRanges } from '../../card/ip-list.texts';
import { ModuleRow } from '../../card/module-row';
import { Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { useMarked } from '../../search/marked';
import { appendAddress, isAddDisabled, isListed } from './allow-list';
import { getBruteForceLabels, getBruteForceTexts } from './brute-force.texts';
import styles from './brute-force.module.css';

const title = () => getBruteForceTexts().title;

const bruteForceForm = settingsForm('protect', ['jetpack_protect_global_whitelist'], {
  checks: { jetpack_protect_global_whitelist: checkAddressesAndRanges },
});

/** The address the page was opened from, and the button that adds it to the list. */
function CurrentAddress({ isDisabled }: { readonly isDisabled: boolean }) {
  const { currentIp } = useShell().site.initial;
  const { value = '', edit } = useField(bruteForceForm, 'jetpack_protect_global_whitelist');
  const { isOn, isPending } = useModule('protect');
  const isOffline = useViewer().status === 'offline';
  const isSaving = useIsSaving(bruteForceForm) || isPending;
  const texts = getBruteForceTexts();
  if (!currentIp) return null;
  const isBlocked = isAddDisabled({ isListed: isListed(value, currentIp), isOn, isOffline, isSaving });
  return (
    <div className={styles.current}>
      <span>{texts.currentAddress(currentIp)}</span>
      <Button
        size="small"
        disabled={isDisabled || isBlocked}
        onClick={({ currentTarget }) => {
          edit(appendAddress(value, currentIp));
          // The button is disabled now, and would lose the focus.
          currentTarget.closest('form')?.querySelector('textarea')?.focus();
        }}
      >
        {texts.add}
      </Button>
    </div>
  );
}

function AllowList({ isDisabled }: { readonly isDisabled: boolean }) {
  const { value = '', error, edit } = useField(bruteForceForm, 'jetpack_protect_global_whitelist');
  return (
    <TextArea
      label={useMarked(getBruteForceLabels().jetpack_protect_global_whitelist)}
      hint={getBruteForceTexts().listHint}
      value={value}
      error={error}
      onChange={edit}
      disabled={isDisabled}
      spellCheck={false}
    />
  );
}

function AllowListOptions() {
  const { isOn, isPending } = useModule('protect');
  const isSaving = useIsSaving(bruteForceForm);
  // The list is in effect while the module is on, also where an administrator of the site keeps it on.
  const isDisabled = !isOn || isPending || isSaving;
  return (
    <Nested>
      <CurrentAddress isDisabled={isDisabled} />
      <AllowList isDisabled={isDisabled} />
    </Nested>
  );
}

/** Protection of the login against guessed passwords (spec 001 §2.8, §5). */
function BruteForceCard() {
  const prompt = (
    <ModuleConnectLink slug="protect" feature={title()}>
      {getBruteForceTexts().connect}
    </ModuleConnectLink>
  );
  return (
    <SettingsCardFrame id="protect" title={title()} form={bruteForceForm} footer={prompt}>
      <CardBody>
        <ModuleRow slug="protect" label={getBruteForceLabels().protect} />
        <AllowListOptions />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const bruteForceCard: SettingsCard = {
  id: 'protect',
  tab: 'security',
  name: title,
  modules: ['protect'],
  labels: getBruteForceLabels,
  shows: forManagers,
  Card: BruteForceCard,
};
