import { redirectUrl } from '@site-admin/contracts';
import { useModule } from '@site-admin/kit';
import { useIsSaving } from '@site-admin/kit/forms';
import { CardBody, ExternalLink, ModuleOverrideBanner, RichText } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { useAreOptionsDisabled } from '../../card/use-are-options-disabled';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { GoogleRow } from './google-row';
import { ServiceField } from './service-field';
import { getVerificationLabels, getVerificationTexts } from './site-verification.texts';
import { verificationForm } from './verification-form';
import { services } from './verification-tag';
import styles from './site-verification.module.css';

const title = () => getVerificationTexts().title;

const link = (href: string) => (label: string) => <ExternalLink href={href}>{label}</ExternalLink>;

/** What verification is for, with the pages of the services that offer the codes. */
function Note() {
  const texts = getVerificationTexts();
  return (
    <>
      <p>
        <RichText
          text={texts.note}
          parts={{
            b: (label) => <strong>{label}</strong>,
            help: link(redirectUrl('jetpack-support-site-verification-tools')),
          }}
        />
      </p>
      <p>
        <RichText
          text={texts.services}
          parts={{
            google: link('https://www.google.com/webmasters/tools/'),
            bing: link('https://www.bing.com/webmaster/'),
            pinterest: link('https://pinterest.com/website/verify/'),
            yandex: link('https://webmaster.yandex.com/sites/'),
            facebook: link('https://business.facebook.com/settings/'),
          }}
        />
      </p>
    </>
  );
}

function ServiceFields() {
  const disabled = useAreOptionsDisabled('verification-tools', useIsSaving(verificationForm));
  return (
    <div className={styles.services}>
      <GoogleRow disabled={disabled} />
      {services
        .filter((service) => service !== 'google')
        .map((service) => (
          <ServiceField key={service} service={service} disabled={disabled} />
        ))}
    </div>
  );
}

/** Proof of ownership for search engines and social networks (spec 002 §2 to §5). */
function SiteVerificationCard() {
  const { module, unavailable } = useModule('verification-tools');
  if (module && unavailable?.reason === 'disabled-by-admin') {
    return <ModuleOverrideBanner name={title()} learnMoreHref={module.learn_more_button} />;
  }
  return (
    <SettingsCardFrame id="verification-tools" title={title()} form={verificationForm}>
      <CardBody>
        <ModuleRow slug="verification-tools" label={getVerificationLabels()['verification-tools']} />
        <Note />
        <ServiceFields />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const siteVerificationCard: SettingsCard = {
  id: 'verification-tools',
  tab: 'traffic',
  name: title,
  modules: ['verification-tools'],
  labels: getVerificationLabels,
  shows: forManagers,
  Card: SiteVerificationCard,
};
