import { Link, Skeleton } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { lazy, Suspense, useEffect } from 'react';
import { Panel } from '../outlet/outlet-panel';
import { Outlet } from '../outlet/outlet';
import { useLinks } from '../links';
import { usePage } from '../page-context';
import type { SettledScreen } from '../use-screen';

// Most sites are connected: these screens stay out of the first bundle.
const ConnectScreen = lazy(() =>
  import('../../connection/connect-screen').then(({ ConnectScreen: component }) => ({ default: component })),
);
const ConnectUserScreen = lazy(() =>
  import('../../connection/connect-user-screen').then(({ ConnectUserScreen: component }) => ({ default: component })),
);
const WooSetupScreen = lazy(() =>
  import('../../connection/woo-setup-screen').then(({ WooSetupScreen: component }) => ({ default: component })),
);
const CouponScreen = lazy(() =>
  import('../../connection/coupon-screen').then(({ CouponScreen: component }) => ({ default: component })),
);

export interface PageBodyProps {
  readonly screen: SettledScreen;
  /** The coupon's screen cannot be drawn. */
  readonly onNoCoupon: () => void;
}

/** What fills the page between tabs and footer. */
export function PageBody({ screen, onNoCoupon }: PageBodyProps) {
  switch (screen.kind) {
    case 'remote':
      return screen.remote === undefined ? <NoRemote /> : <Outlet key={screen.remote} remote={screen.remote} />;
    case 'plans':
      return <GoToPlans />;
    case 'nothing':
      return null;
    default:
      return (
        <Suspense fallback={<Skeleton height={560} />}>
          <ConnectBody kind={screen.kind} onNoCoupon={onNoCoupon} />
        </Suspense>
      );
  }
}

function ConnectBody({ kind, onNoCoupon }: { kind: 'connect' | 'connect-user' | 'woo' | 'coupon'; onNoCoupon: () => void }) {
  switch (kind) {
    case 'connect':
      return <ConnectScreen />;
    case 'connect-user':
      return <ConnectUserScreen />;
    case 'woo':
      return <WooSetupScreen />;
    case 'coupon':
      return <CouponScreen onNothing={onNoCoupon} />;
  }
}

function NoRemote() {
  return (
    <Panel
      title={__('This part is not available', 'jetpack')}
      texts={[__('No version of it is published for this site at the moment. The rest of the page works as usual.', 'jetpack')]}
    />
  );
}

/** The provider's plans page is outside; the way back leads to the dashboard, not here again. */
function GoToPlans() {
  const { navigation } = usePage();
  const plansUrl = useLinks().redirect('jetpack-plans');
  useEffect(() => {
    navigation.navigate('/dashboard', { replace: true });
    navigation.assign(plansUrl);
  }, [navigation, plansUrl]);
  return (
    <p role="status">
      {__('Taking you to the plans for your site.', 'jetpack')} <Link href={plansUrl}>{__('See plans', 'jetpack')}</Link>
    </p>
  );
}
