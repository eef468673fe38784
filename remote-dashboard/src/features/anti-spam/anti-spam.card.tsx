import { checkStoredAkismetKey, getAkismetData, getSiteFeatures } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { __, _n } from '@site-admin/runtime/i18n';
import { Badge, LoadError, Skeleton } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { Figure, type FigureProps } from '../../cards/figure';
import { TextCard } from '../../cards/text-card';
import { AntiSpamOffer } from './anti-spam-offer';
import { AntiSpamSetUp } from './anti-spam-set-up';
import { selectAntiSpamView, toAntiSpamBadge, type AntiSpamView } from './anti-spam-view';

/** The number of spam comments that Akismet blocked, or what it needs to block them. */
export const antiSpamCard: DashboardCard = {
  name: 'antiSpam',
  section: 'security',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: AntiSpamCard,
};

const title = () => __('Anti-spam', 'jetpack');

function AntiSpamCard() {
  const { status } = useViewer();
  return status === 'offline' ? <TextCard title={title()} isOffline /> : <OnlineAntiSpam />;
}

/** Mounted only online, so that nothing is fetched otherwise. */
function OnlineAntiSpam() {
  const { resources } = useShell();
  const akismet = useResource(getAkismetData);
  const view = selectAntiSpamView(akismet, useResource(getSiteFeatures));
  const badge = toAntiSpamBadge(view, useResource(checkStoredAkismetKey).data);
  const status = badge && <Badge tone={badge.tone}>{badge.label}</Badge>;
  return view.kind === 'offer' ? (
    <TextCard title={title()} banner={<AntiSpamOffer code={view.code} />} />
  ) : (
    <TextCard title={title()} status={status}>
      <Content view={view} updatedAt={akismet.updatedAt} onRetry={() => resources.refresh(getAkismetData)} />
    </TextCard>
  );
}

interface ContentProps {
  readonly view: Exclude<AntiSpamView, { kind: 'offer' }>;
  readonly updatedAt: number | undefined;
  readonly onRetry: () => void;
}

function Content({ view, updatedAt, onRetry }: ContentProps) {
  switch (view.kind) {
    case 'loading':
      return <Skeleton width="80%" height={40} />;
    case 'failed':
      return (
        <LoadError isCompact onRetry={onRetry}>
          {__('The number of blocked spam comments could not be loaded.', 'jetpack')}
        </LoadError>
      );
    case 'no-count':
      return <p>{__('Spam protection is active. Data will display here soon.', 'jetpack')}</p>;
    case 'count':
      return <BlockedSpam count={view.count} updatedAt={updatedAt} />;
    case 'set-up':
      return <AntiSpamSetUp code={view.code} />;
  }
}

function BlockedSpam(figure: Pick<FigureProps, 'count' | 'updatedAt'>) {
  const { initial } = useShell().site;
  return (
    <Figure {...figure}>
      {_n('Spam comment blocked so far.', 'Spam comments blocked so far.', figure.count, 'jetpack')}{' '}
      <a href={`${initial.adminUrl}edit-comments.php`}>{__('View comments', 'jetpack')}</a>
    </Figure>
  );
}
