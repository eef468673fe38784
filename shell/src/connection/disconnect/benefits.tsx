import { getSite, getSiteBenefits, isPlanWithBackups, planClass, siteHas, type Benefit } from '@site-admin/contracts';
import { CheckList, Skeleton } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { usePage } from '../../page/page-context';
import styles from './disconnect.module.css';
import { usePageResource } from './use-page-resource';

/** With fewer benefits the general list is shown (spec 001 §5). */
const minSiteBenefits = 3;

/** What disconnecting takes away: the site's own benefits, or a general list. */
export function Benefits() {
  const benefits = usePageResource(getSiteBenefits);
  const backups = useBackupBenefit();
  if (benefits.status === 'loading') return <Skeleton height={240} />;
  const siteBenefits = benefits.status === 'ready' ? benefits.data : [];
  return siteBenefits.length < minSiteBenefits ? (
    <GeneralBenefits backups={backups.text} />
  ) : (
    <SiteBenefits benefits={siteBenefits} backups={backups} />
  );
}

interface BackupBenefit {
  readonly isIncluded: boolean;
  readonly text: string;
}

/** Returns the backup benefit of the plan: real-time for business plans, else daily (spec 001 §5); without backups an option only. */
function useBackupBenefit(): BackupBenefit {
  const plan = usePageResource(getSite).data?.plan;
  const slug = plan?.product_slug ?? '';
  if (planClass(slug) === 'business') return { isIncluded: true, text: __('Real-time backups of your site', 'jetpack') };
  const isIncluded = isPlanWithBackups(slug) || siteHas(plan?.features, 'backups');
  return isIncluded
    ? { isIncluded, text: __('Daily backups of your site', 'jetpack') }
    : { isIncluded, text: __('The option to add daily backups', 'jetpack') };
}

function GeneralBenefits({ backups }: { readonly backups: string }) {
  const benefits = [
    __('Insights about your visitors and content', 'jetpack'),
    __('Fast-loading images', 'jetpack'),
    __('Brute force protection', 'jetpack'),
    __('Downtime alerts', 'jetpack'),
    backups,
  ];
  return (
    <>
      <p className={styles.intro}>{__('Your site will lose these features:', 'jetpack')}</p>
      <CheckList items={benefits} />
    </>
  );
}

function SiteBenefits({ benefits, backups }: { readonly benefits: readonly Benefit[]; readonly backups: BackupBenefit }) {
  const { i18n } = usePage().services;
  return (
    <>
      <p className={styles.intro}>{__('Disconnecting turns off what your site uses today:', 'jetpack')}</p>
      <ul className={styles.own}>
        {benefits.map(({ name, title, description, value }) => (
          <li key={name} className={styles.benefit}>
            <strong>{title === '' ? name : title}</strong>
            <span className={styles.count}>
              {description}
              {value !== undefined && <b>{i18n.number(value)}</b>}
            </span>
          </li>
        ))}
        {backups.isIncluded && (
          <li className={styles.benefit}>
            <strong>{backups.text}</strong>
          </li>
        )}
      </ul>
    </>
  );
}
