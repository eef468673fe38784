import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, Card, CardBody, CardFooter, CardHeader, Notice } from '@site-admin/ui';
import { getAuthor } from '../../delivery.texts';
import { useFormats } from '../../formats';
import { Canary } from './canary';
import { CommandButtons, type CommandButtonsProps } from './command-buttons';
import { FailureChart } from './failure-chart';
import { RunningPages } from './running-pages';
import { VersionsTable } from './versions-table';
import styles from './remote.module.css';

const statusBadges = {
  live: { text: () => __('Live', 'jetpack'), tone: 'success' },
  disabled: { text: () => __('Disabled', 'jetpack'), tone: 'error' },
  deprecated: { text: () => __('Deprecated', 'jetpack'), tone: 'warning' },
} as const;

interface RemoteCardProps extends CommandButtonsProps {
  /** Id of the title, which can be focused. */
  readonly titleId: string;
}

/** One remote: what is live, what pages run, its canary, its versions and its commands. */
export function RemoteCard({ titleId, ...commands }: RemoteCardProps) {
  const { remote } = commands;
  const { text, tone } = statusBadges[remote.status];
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={<Title id={titleId}>{remote.title}</Title>} level={2}>
        <Badge tone={tone}>{text()}</Badge>
      </CardHeader>
      <CardBody className={styles.sections}>
        <LiveVersion remote={remote} />
        <RunningPages remote={remote} />
        <FailureChart remote={remote} />
      </CardBody>
      {remote.rollout && (
        <CardBody className={styles.sections}>
          <Canary remote={remote} rollout={remote.rollout} />
        </CardBody>
      )}
      <CardBody className={styles.sections}>
        <VersionsTable remote={remote} />
      </CardBody>
      <CardFooter className={styles.commands}>
        <CommandButtons {...commands} />
      </CardFooter>
    </Card>
  );
}

const Title = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <span id={id} tabIndex={-1} className={styles.title}>
    {children}
  </span>
);

function LiveVersion({ remote: { name, active, reason, liveSince, liveBy } }: Pick<CommandButtonsProps, 'remote'>) {
  const { time } = useFormats();
  const author = liveBy && getAuthor(liveBy);
  return (
    <div>
      <p className={styles.live}>
        {active === null ? (
          __('No version is live', 'jetpack')
        ) : (
          <bdi>
            {name} {active}
          </bdi>
        )}
      </p>
      {liveSince !== undefined && (
        <p className={styles.note}>
          {author === undefined
            ? /* translators: %s: date and time. */
              sprintf(__('Live since %s', 'jetpack'), time(liveSince))
            : /* translators: 1: date and time, 2: name of a user. */
              sprintf(__('Live since %1$s, by %2$s', 'jetpack'), time(liveSince), author)}
        </p>
      )}
      {reason !== undefined && <Notice isCompact isSilent status="is-warning" text={reason} />}
    </div>
  );
}
