import { DisconnectRoute } from '../../connection/disconnect/disconnect-route';
import { IdentityCrisis } from '../../connection/identity-crisis/identity-crisis';
import { ReconnectArea } from '../../connection/reconnect-area';
import { ReconnectRoute } from '../../connection/reconnect-route';
import { useDevTools } from '../../dev-tools/use-dev-tools';
import { Footer } from '../footer/footer';
import { useAdminMenu } from '../admin-menu';
import { Masthead } from '../masthead/masthead';
import { Navigation } from '../navigation/navigation';
import { NoticeArea } from '../notices/notice-area';
import { useViewer } from '../../page/page-context';
import { QuestionDialog } from '../question-dialog';
import { useScreen } from '../use-screen';
import { showsBelow, showsFooter, showsMasthead, showsTabs } from '../visibility';
import { getHeading, getVisiblePath } from './screen-heading';
import { PageBody } from './page-body';
import { BelowSlot } from './below-slot';
import { PageHeading } from './page-heading';
import { useScrollOnSameRoute } from './use-scroll-on-same-route';
import styles from './page.module.css';

/** The page: frame, notices, and the screen of the route. */
export function PageFrame() {
  const { path, screen, skipCoupon } = useScreen();
  const current = useViewer();
  const devTools = useDevTools();
  const route = screen.kind === 'plans' ? undefined : screen.route;
  const visiblePath = getVisiblePath(screen, path);
  useAdminMenu(route);
  useScrollOnSameRoute();

  return (
    <div className={styles.page}>
      {showsMasthead(path, route) && <Masthead />}
      <main className={styles.content}>
        <PageHeading screenKey={`${screen.kind} ${visiblePath}`} path={path} text={getHeading(screen)} />
        <NoticeArea />
        <IdentityCrisis />
        <ReconnectArea>
          {showsTabs(screen) && <Navigation />}
          <PageBody screen={screen} onNoCoupon={skipCoupon} />
          {showsBelow(route, current) && <BelowSlot key={visiblePath} path={visiblePath} />}
        </ReconnectArea>
      </main>
      {showsFooter(route) && (
        <div className={styles.rest}>
          <Footer onDevTools={devTools?.open} />
        </div>
      )}
      {devTools?.part}
      <DisconnectRoute path={path} />
      <ReconnectRoute path={path} />
      <QuestionDialog />
    </div>
  );
}
