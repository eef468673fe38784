import { useState } from 'react';
import { showsPromotion } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { BackupFrame } from '../backup-frame';
import { BackupCounts } from './backup-counts';
import { BackupOffer, backupPlan, getBackupCoupon } from './backup-offer';

/** The card of a site whose plan includes no backups: an offer, and what it would keep safe. */
export function OfferedBackup() {
  const { initial, user } = useShell().site;
  const [offer, setOffer] = useState<HTMLElement | null>(null);
  const isUpgradeOffered = showsPromotion(initial, useLive(user), backupPlan) && !getBackupCoupon(initial);
  const banner = (
    <div ref={setOffer}>
      <BackupOffer />
    </div>
  );
  return (
    <BackupFrame isWide banner={banner}>
      <BackupCounts offer={isUpgradeOffered ? offer : undefined} />
    </BackupFrame>
  );
}
