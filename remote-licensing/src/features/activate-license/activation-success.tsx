import { cloudUrl, getRecommendationsStep, redirectUrl } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useResource, useShell } from '@site-admin/kit';
import { Button, ButtonGroup, ExternalLink } from '@site-admin/ui';
import { nextStep, successTexts } from './activated-product';
import styles from './activate-license.module.css';

export interface ActivationSuccessProps {
  readonly productId: number;
  /** As links name the site. */
  readonly siteRawUrl: string;
}

/** Where to go from here: to the assistant while it was never started, else to what was bought (spec 000 §2). */
function MainAction() {
  const { site } = useShell();
  const answer = useResource(getRecommendationsStep);
  const step = answer.data?.step ?? site.initial.recommendationsStep;
  if (step === 'not-started') {
    const href = `${site.initial.adminUrl}admin.php?page=jetpack#/recommendations`;
    return (
      <Button variant="primary" href={href}>
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

/** What an accepted key brought, and what to do with it. */
export function ActivationSuccess({ productId, siteRawUrl }: ActivationSuccessProps) {
  const { site } = useShell();
  const { title, message, hasCloudLink } = successTexts(productId);
  const next = nextStep(productId);
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
        {next && <Button href={redirectUrl(next.source, {}, site.initial)}>{next.label}</Button>}
      </ButtonGroup>
    </div>
  );
}
