import type { RewindState } from '../protection/protection';
import { lastRun } from '../protection/status';
import type { Link } from './accounts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Days of backups in the log. */
const daysOfBackups = 3;

interface Happened {
  readonly name: string;
  readonly summary: string;
  readonly gridicon: string;
  readonly at: number;
}

/** Returns the latest activity, the newest first: the user's sign-in, and the daily backups where they run. */
export function activityRecords(backups: RewindState, link: Link, login: string, now: number) {
  const signIn = { name: 'user__login', summary: 'Login succeeded', gridicon: 'lock', at: now - hourMs };
  const runs = Array.from({ length: backups.state === 'active' ? daysOfBackups : 0 }, (_, day) => ({
    name: 'rewind__backup_complete_full',
    summary: 'Backup complete',
    gridicon: 'cloud',
    at: lastRun(now) - day * dayMs,
  }));
  return [signIn, ...runs].sort((one, other) => other.at - one.at).map((happened) => toRecord(happened, link, login));
}

function toRecord({ name, summary, gridicon, at }: Happened, link: Link, login: string) {
  return {
    summary,
    content: { text: `${summary}: ${login}` },
    name,
    actor: {
      type: 'Person',
      name: login,
      external_user_id: link.userId,
      wpcom_user_id: link.accountId,
      icon: { type: 'Image', url: '', width: 96, height: 96 },
      role: 'administrator',
    },
    type: 'Announce',
    published: new Date(at).toISOString(),
    generator: { jetpack_version: 11.6, blog_id: link.blogId },
    is_rewindable: gridicon === 'cloud',
    gridicon,
    status: 'success',
    activity_id: `${name}-${at}`,
    is_discarded: false,
  };
}
