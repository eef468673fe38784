import type { PartnerCoupon } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { useState } from 'react';
import styles from './partner-coupon.module.css';

/** The partner's picture in the size it was given with, or the partner's name where there is none to be had. */
export function PartnerLogo({ partner: { name, logo } }: { readonly partner: PartnerCoupon['partner'] }) {
  const { site } = useShell();
  const [isMissing, setMissing] = useState(false);
  if (!logo || isMissing) return <span className={styles.partner}>{name}</span>;
  return (
    <img
      src={`${site.initial.pluginBaseUrl}${logo.src}`}
      width={logo.width}
      height={logo.height}
      alt={name}
      onError={() => setMissing(true)}
    />
  );
}
