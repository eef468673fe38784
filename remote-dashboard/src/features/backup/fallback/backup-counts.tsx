import { getPlugins, getStats, type ResourceState, type SiteStats, type StatsResponse } from '@site-admin/contracts';
import { useModule, useResource, useShell, useViewer } from '@site-admin/kit';
import { __, _n } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Meter, Skeleton, classNames, type MeterItem } from '@site-admin/ui';
import { selectIsPopupClosed } from '../backup.slice';
import styles from './fallback.module.css';
import { UpgradePopup } from './upgrade-popup';

/** Sites with more posts see the popup (spec 000 §9). */
const maxPosts = 20;

export interface BackupCountsProps {
  /** The offer that the popup points at; null while it is not mounted, undefined without a popup. */
  readonly offer: Element | null | undefined;
}

/** What the site would lose: posts, plugins and comments; nothing where they are not known. */
export function BackupCounts({ offer }: BackupCountsProps) {
  const { permissions } = useViewer();
  const { module, isOn, isPending } = useModule('stats');
  // Posts and comments are counted by the stats.
  if (!module || !permissions.view_stats || isOn === isPending) return null;
  return permissions.manage_plugins ? <WithPlugins offer={offer} /> : <Counts offer={offer} plugins={undefined} />;
}

/** Mounted only with the permission that the list of plugins needs. */
function WithPlugins(props: BackupCountsProps) {
  const { data, status } = useResource(getPlugins);
  return <Counts {...props} plugins={data && Object.keys(data).length} isLoading={!data && status === 'loading'} />;
}

const getTotals = ({ data }: ResourceState<StatsResponse>): SiteStats | undefined =>
  data?.general?.errors ? undefined : data?.general?.stats;

interface CountsProps extends BackupCountsProps {
  readonly plugins: number | undefined;
  readonly isLoading?: boolean;
}

function Counts({ offer, plugins, isLoading = false }: CountsProps) {
  const { i18n } = useShell();
  const stats = useResource(getStats, { query: { range: 'day' } });
  const isClosed = useSelector(selectIsPopupClosed);
  if (isLoading || (!stats.data && stats.status === 'loading')) return <Skeleton height={96} />;
  const totals = getTotals(stats);
  if (totals?.posts === undefined) return null;
  const { posts, comments = 0 } = totals;
  const hasPopup = offer !== undefined && posts > maxPosts && !isClosed;
  return (
    <div className={classNames(styles.counts, hasPopup && styles.withPopup)}>
      <Meter
        label={__('Content of your site', 'jetpack')}
        items={toItems({ posts, plugins, comments })}
        formatCount={(count) => i18n.number(count)}
      />
      {hasPopup && <UpgradePopup anchor={offer} posts={posts} comments={comments} />}
    </div>
  );
}

interface RecordCounts {
  readonly posts: number;
  readonly plugins: number | undefined;
  readonly comments: number;
}

/** Returns the items of the meter in their order (reference: behaviour, B5). */
function toItems({ posts, plugins, comments }: RecordCounts): readonly MeterItem[] {
  const item = (count: number, label: string, backgroundColor: string): MeterItem => ({ count, label, backgroundColor });
  return [
    item(posts, _n('Post', 'Posts', posts, 'jetpack'), '#00BA37'),
    ...(plugins === undefined ? [] : [item(plugins, _n('Plugin', 'Plugins', plugins, 'jetpack'), '#3895BA')]),
    item(comments, _n('Comment', 'Comments', comments, 'jetpack'), '#E68B28'),
  ];
}
