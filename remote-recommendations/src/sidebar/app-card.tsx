import { appIconSizes, redirectUrl } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { appQrCode, appStore, BadgeImage, detectDevice, googlePlay, type Store } from '@site-admin/kit/apps';
import { ExternalLink, Link, Logo, RichText } from '@site-admin/ui';
import { SidebarCard } from './sidebar-card';
import { getAppTexts } from './sidebar.texts';
import styles from './sidebar.module.css';

/** The mobile app: the badge of the device's store, elsewhere a QR code (spec 002 §2, §9). */
export function AppCard({ placement }: { readonly placement: keyof typeof appIconSizes }) {
  const { title, description } = getAppTexts();
  const device = detectDevice(window);
  const header = (
    <span className={styles.app}>
      <span aria-hidden className={styles.icon}>
        <Logo isMarkOnly size={appIconSizes[placement]} />
      </span>
      {title}
    </span>
  );
  return (
    <SidebarCard title={header} description={description}>
      {device === 'android' && <StoreBadge store={googlePlay()} />}
      {device === 'ios' && <StoreBadge store={appStore()} />}
      {device === 'other' && <AppCode />}
    </SidebarCard>
  );
}

function StoreBadge({ store }: { readonly store: Store }) {
  return (
    <Link href={store.href} isExternal hasIcon={false} isPlain className={styles.badge}>
      <BadgeImage store={store} />
    </Link>
  );
}

function AppCode() {
  const { initial } = useShell().site;
  const { code, visit } = getAppTexts();
  const link = (label: string) => (
    <ExternalLink href={redirectUrl('jetpack-plugin-recommendations-mobile-app-component', {}, initial)}>{label}</ExternalLink>
  );
  return (
    <div className={styles.app}>
      <img src={appQrCode} width={80} height={80} alt={code} />
      <p>
        <RichText text={visit} parts={{ link }} />
      </p>
    </div>
  );
}
