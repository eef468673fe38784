import { getSitePurchases, type Purchase } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect, useMemo, useState } from 'react';
import { findDuplicateBackup, type DuplicateBackup } from '../../notices/duplicate-backup';
import { usePage } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';

/** Returns the purchases if another part has fetched them; no request delays the redirect to the plans. */
function useKnownPurchases(): readonly Purchase[] | undefined {
  const { resources } = usePage().services;
  const [purchases, setPurchases] = useState<readonly Purchase[]>();
  useEffect(() => {
    const observing = resources.observe(getSitePurchases).subscribe(({ data }) => setPurchases(data));
    return () => observing.unsubscribe();
  }, [resources]);
  return purchases;
}

function getText({ plan, backup, kind }: DuplicateBackup): string {
  const text =
    kind === 'real-time'
      ? /* translators: 1: a plan; 2: a product for backups. */
        __('Your %1$s plan already includes real-time backups, so you do not need %2$s as well.', 'jetpack')
      : /* translators: 1: a plan; 2: a product for backups. */
        __('Your %1$s plan already includes daily backups, so you do not need %2$s as well.', 'jetpack');
  return sprintf(text, plan, backup);
}

/** Warns of duplicate backups before the plans are shown (spec 001 §5). */
export function DuplicateBackupNotice() {
  const { path } = useLive(usePage().navigation.location);
  const purchases = useKnownPurchases();
  const double = useMemo(() => findDuplicateBackup(path, purchases ?? []), [path, purchases]);
  return double && <AnnouncedNotice status="is-warning" text={getText(double)} />;
}
