import { redirectUrl, type SettingName } from '@site-admin/contracts';
import { useModule, useSetting, useShell, useViewer } from '@site-admin/kit';
import { useField, useIsSaving } from '@site-admin/kit/forms';
import { CardBody, Link, RichText, TextArea, TextField } from '@site-admin/ui';
import { ModuleOptionRow } from '../../card/module-row';
import { isOptionDisabled } from '../../card/option-rules';
import { Nested, PartTitle } from '../../card/parts';
import { useMarked } from '../../search/marked';
import { adsForm } from './ads-form';
import { getAdsLabels, getAdsTexts } from './ads.texts';

type AdsOption = keyof ReturnType<typeof getAdsLabels> & SettingName;

const places: readonly AdsOption[] = [
  'wordads_display_front_page',
  'wordads_display_post',
  'wordads_display_page',
  'wordads_display_archive',
];
const placements: readonly AdsOption[] = ['enable_header_ad', 'wordads_second_belowpost'];

const AdsRow = ({ name }: { readonly name: AdsOption }) => (
  <ModuleOptionRow slug="wordads" name={name} label={getAdsLabels()[name]} needsModule />
);

function useIsTextDisabled(): boolean {
  const { isOn, isPending, unavailable } = useModule('wordads');
  const isSaving = useIsSaving(adsForm);
  return isOptionDisabled({ isOn, isUnavailable: unavailable?.reason === 'offline', isSaving: isPending || isSaving });
}

/** Where ads are displayed. */
export function PlacementOptions() {
  const texts = getAdsTexts();
  return (
    <CardBody>
      <PartTitle text={texts.places} />
      <Nested>
        {places.map((name) => (
          <AdsRow key={name} name={name} />
        ))}
      </Nested>
      <PartTitle text={texts.placements} />
      <Nested>
        {placements.map((name) => (
          <AdsRow key={name} name={name} />
        ))}
      </Nested>
    </CardBody>
  );
}

function PrivacyPolicy() {
  const { value = '', error, edit } = useField(adsForm, 'wordads_ccpa_privacy_policy_url');
  return (
    <TextField
      type="url"
      label={useMarked(getAdsLabels().wordads_ccpa_privacy_policy_url)}
      value={value}
      error={error}
      onChange={edit}
      disabled={useIsTextDisabled()}
    />
  );
}

/** Advertising to visitors from California. */
export function CcpaOptions() {
  const isEnabled = useSetting('wordads_ccpa_enabled').value === true;
  const { isAtomicSite } = useViewer();
  const { adminUrl } = useShell().site.initial;
  const texts = getAdsTexts();
  return (
    <CardBody>
      <AdsRow name="wordads_ccpa_enabled" />
      <Nested>
        <p>
          {texts.ccpa}{' '}
          <Link href={redirectUrl(isAtomicSite ? 'wpcom-support-us-privacy' : 'jetpack-support-ads')}>{texts.ccpaHelp}</Link>
        </p>
        {isEnabled && (
          <>
            <p>
              <RichText
                text={texts.optOut}
                parts={{
                  widget: (label) => <Link href={`${adminUrl}customize.php?autofocus[panel]=widgets`}>{label}</Link>,
                  code: (label) => <code>{label}</code>,
                }}
              />
            </p>
            <PrivacyPolicy />
          </>
        )}
      </Nested>
    </CardBody>
  );
}

function AdsTxtEntries() {
  const { value = '', error, edit } = useField(adsForm, 'wordads_custom_adstxt');
  return (
    <TextArea
      label={useMarked(getAdsLabels().wordads_custom_adstxt)}
      value={value}
      error={error}
      onChange={edit}
      disabled={useIsTextDisabled()}
      spellCheck={false}
    />
  );
}

/** The site's own entries of ads.txt, which is a file of the domain: sites in a folder of another site have none (spec 002 §5). */
export function AdsTxtOptions() {
  const { rawUrl } = useShell().site.initial;
  const isEnabled = useSetting('wordads_custom_adstxt_enabled').value === true;
  const texts = getAdsTexts();
  if (rawUrl.includes('::')) return null;
  return (
    <CardBody>
      <AdsRow name="wordads_custom_adstxt_enabled" />
      <Nested>
        <p>
          {texts.adsTxt}{' '}
          <Link href={redirectUrl('jetpack-how-jetpack-ads-members-can-increase-their-earnings-with-ads-txt')}>
            {texts.adsTxtHelp}
          </Link>
        </p>
        {isEnabled && <AdsTxtEntries />}
      </Nested>
    </CardBody>
  );
}
