import { getSite, getSiteBenefits, isPlanWithBackups, planClass, siteHas, type Benefit } from '@site-admin/contracts';
import { CheckList, Skeleton } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { usePage } from '../../page/page-context';
import styles from './disconnect.module.css';
import { usePageResource } from './use-page-resource';

/** Fewer say too little of what the site would lose (spec 001 §5). */
const fewestOwn = 3;

/** What disconnecting takes away: what the site got so far, or in general where that is not much. */
export function Benefits() {
  const benefits = usePageResource(getSiteBenefits);
  const backups = useBackupBenefit();
  if (benefits.status === 'loading') return <Skeleton height={240} />;
  const own = benefits.status === 'ready' ? benefits.data : [];
  return own.length < fewestOwn ? <General backups={backups.text} /> : <Own benefits={own} backups={backups} />;
}

interface BackupBenefit {
  readonly isIncluded: boolean;
  readonly text: string;
}

/** Of business plans real-time backups, of others daily ones (spec 001 §5); who has none must not read that they would be lost. */
function useBackupBenefit(): BackupBenefit {
  const plan = usePageResource(getSite).data?.plan;
  const slug = plan?.product_slug ?? '';
  if (planClass(slug) === 'business') return { isIncluded: true, text: __('Real-time backups of your site', 'jetpack') };
  const isIncluded = isPlanWithBackups(slug) || siteHas(plan?.features, 'backups');
  return isIncluded
    ? { isIncluded, text: __('Daily backups of your site', 'jetpack') }
    : { isIncluded, text: __('The option to add daily backups', 'jetpack') };
}

function General({ backups }: { readonly backups: string }) {
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

function Own({ benefits, backups }: { readonly benefits: readonly Benefit[]; readonly backups: BackupBenefit }) {
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
