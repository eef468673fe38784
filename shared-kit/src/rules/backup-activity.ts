import type { SiteActivity } from '@site-admin/contracts';

/** The backups in an activity log. */
export interface BackupActivity {
  /** Time of the last complete backup, ISO 8601; undefined where the log has none. */
  readonly lastBackup: string | undefined;
  /** The latest backup failed. */
  readonly isFailing: boolean;
}

/** Names of entries, as the provider's own pages know them. */
const complete = /^rewind__backup_(only_)?complete(_full|_initial)?$/;
const failed = /^rewind__backup_(only_)?error$/;

/** Returns the backups in a log whose newest entry is first. */
export function selectBackupActivity(log: readonly SiteActivity[]): BackupActivity {
  const latest = log.find(({ name }) => complete.test(name) || failed.test(name));
  return {
    lastBackup: log.find(({ name }) => complete.test(name))?.published,
    isFailing: latest !== undefined && failed.test(latest.name),
  };
}
