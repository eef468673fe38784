import type { PartnerCoupon } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { useState } from 'react';
import styles from './partner-coupon.module.css';

/** The logo in the size the coupon defines; the partner's name without a logo, or if it cannot be loaded. */
export function PartnerLogo({ partner: { name, logo } }: { readonly partner: PartnerCoupon['partner'] }) {
  const { site } = useShell();
  const [isBroken, setBroken] = useState(false);
  if (!logo || isBroken) return <span className={styles.partner}>{name}</span>;
  return (
    <img
      src={`${site.initial.pluginBaseUrl}${logo.src}`}
      width={logo.width}
      height={logo.height}
      alt={name}
      onError={() => setBroken(true)}
    />
  );
}
