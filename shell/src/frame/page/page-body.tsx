import { createLazyComponent, useLazyComponent, type LazyComponent } from '@site-admin/kit';
import { Link } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect } from 'react';
import { Panel } from '../outlet/outlet-panel';
import { Outlet } from '../outlet/outlet';
import { ScreenSkeleton } from '../skeleton/screen-skeleton';
import { useLinks } from '../../page/links';
import { usePage } from '../../page/page-context';
import type { SettledScreen } from '../use-screen';

interface ConnectScreenProps {
  /** Called if the screen has no content. */
  readonly onEmpty: () => void;
}

type ConnectKind = 'connect' | 'connect-user' | 'woo' | 'coupon';

/** Lazy chunks, as most sites are connected. */
export const connectScreens: Readonly<Record<ConnectKind, LazyComponent<ConnectScreenProps>>> = {
  connect: createLazyComponent(() =>
    import(/* webpackChunkName: "connect" */ '../../connection/connect-screen').then(({ ConnectScreen }) => ConnectScreen),
  ),
  'connect-user': createLazyComponent(() =>
    import(/* webpackChunkName: "connect" */ '../../connection/connect-user-screen').then(
      ({ ConnectUserScreen }) => ConnectUserScreen,
    ),
  ),
  woo: createLazyComponent(() => import('../../connection/woo-setup-screen').then(({ WooSetupScreen }) => WooSetupScreen)),
  coupon: createLazyComponent(() =>
    import(/* webpackChunkName: "connect" */ '../../connection/coupon-screen').then(({ CouponScreen }) => CouponScreen),
  ),
};

export interface PageBodyProps {
  readonly screen: SettledScreen;
  /** Called if the coupon screen cannot be rendered. */
  readonly onNoCoupon: () => void;
}

/** The content between tabs and footer. */
export function PageBody({ screen, onNoCoupon }: PageBodyProps) {
  switch (screen.kind) {
    case 'remote':
      return <RemoteBody screen={screen} />;
    case 'plans':
      return <GoToPlans />;
    case 'nothing':
      return null;
    default:
      return <ConnectBody key={screen.kind} kind={screen.kind} onEmpty={onNoCoupon} />;
  }
}

function RemoteBody({ screen: { remote, route } }: { readonly screen: Extract<SettledScreen, { kind: 'remote' }> }) {
  if (remote === undefined) return <NoRemote />;
  return <Outlet key={remote} remote={remote} skeleton={route.skeleton ?? route.frame} />;
}

function ConnectBody({ kind, onEmpty }: ConnectScreenProps & { readonly kind: ConnectKind }) {
  const state = useLazyComponent(connectScreens[kind]);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy data-loading>
          <ScreenSkeleton kind="connect" />
        </div>
      );
    case 'ready':
      return <state.Component onEmpty={onEmpty} />;
    case 'failed':
      return (
        <Panel
          title={__('This part could not be loaded', 'jetpack')}
          texts={[__('Please check your network and try again.', 'jetpack')]}
          onRetry={state.retry}
        />
      );
  }
}

function NoRemote() {
  return (
    <Panel
      title={__('This part is not available', 'jetpack')}
      texts={[__('It is not published for this site at the moment. The rest of the page is not affected.', 'jetpack')]}
    />
  );
}

/** Leaves for the provider's plans page, and replaces the history entry, so that back leads to the dashboard. */
function GoToPlans() {
  const { navigation } = usePage();
  const plansUrl = useLinks().redirect('jetpack-plans');
  useEffect(() => {
    navigation.navigate('/dashboard', { replace: true });
    navigation.assign(plansUrl);
  }, [navigation, plansUrl]);
  return (
    <p role="status">
      {__('Opening the plans for your site…', 'jetpack')} <Link href={plansUrl}>{__('See plans', 'jetpack')}</Link>
    </p>
  );
}
