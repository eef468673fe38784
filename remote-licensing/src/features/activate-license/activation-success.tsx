import { cloudUrl, getRecommendationsStep, redirectUrl } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Button, ButtonGroup, ExternalLink } from '@site-admin/ui';
import { productLink, successTexts } from './activation-success.texts';
import styles from './activate-license.module.css';

export interface ActivationSuccessProps {
  readonly productId: number;
  /** The site as links identify it. */
  readonly siteRawUrl: string;
}

/** Leads to the assistant while its step is `not-started`, otherwise to the plans (spec 000 §2). */
function MainAction() {
  const { site } = useShell();
  const { data } = useResource(getRecommendationsStep);
  const step = data?.step ?? site.initial.recommendationsStep;
  if (step === 'not-started') {
    return (
      <Button variant="primary" href={`${site.initial.adminUrl}admin.php?page=jetpack#/recommendations`}>
        {__('Configure my site', 'jetpack')}
      </Button>
    );
  }
  return (
    <Button variant="primary" href={redirectUrl('license-activation-view-my-plans', {}, site.initial)}>
      {__('View my plans', 'jetpack')}
    </Button>
  );
}

/** The product that a license key activated, with the next steps. */
export function ActivationSuccess({ productId, siteRawUrl }: ActivationSuccessProps) {
  const { site } = useShell();
  const { title, message, hasCloudLink } = successTexts(productId);
  const link = productLink(productId);
  return (
    <div className={styles.content}>
      <h2 className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {
          /* translators: %s is the title, such as "Jetpack Backup is active!" */
          sprintf(__('%s 🎉', 'jetpack'), title)
        }
      </h2>
      <p className={styles.message}>
        {message}{' '}
        {hasCloudLink && (
          <ExternalLink href={cloudUrl('landing', { ...site.initial, rawUrl: siteRawUrl })}>
            {__('Open your site in Jetpack Cloud', 'jetpack')}
          </ExternalLink>
        )}
      </p>
      <ButtonGroup label={__('Next steps', 'jetpack')}>
        <MainAction />
        {link && <Button href={redirectUrl(link.source, {}, site.initial)}>{link.label}</Button>}
      </ButtonGroup>
    </div>
  );
}
