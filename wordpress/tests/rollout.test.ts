import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisteredRemote } from '@site-admin/contracts';
import type { StoppedRollout } from '../../site-server/src/db/health';
import { chosenVersions, getBucket } from '../../site-server/src/live-remotes/rollout';

interface Fixture {
  readonly buckets: { seed: string; user: number; bucket: number }[];
  readonly cases: {
    name: string;
    remotes: Record<string, RegisteredRemote>;
    stopped: StoppedRollout[];
    users: { id: number; manages: boolean; chosen: Record<string, string> }[];
  }[];
}

/** The same file as in rollout-test.php. */
const fixture: Fixture = JSON.parse(readFileSync(path.join(__dirname, 'rollouts.json'), 'utf8'));
const document = {
  schema: 1 as const,
  revision: 1,
  generatedAt: '2026-01-01T00:00:00Z',
  contract: { version: '1.0.0', provides: {}, events: [], extensionPoints: [] },
};

test.each(fixture.buckets)('the bucket of user $user under "$seed" is that of the WordPress plugin', ({ seed, user, bucket }) => {
  expect(getBucket(seed, user)).toBe(bucket);
});

test.each(fixture.cases)('rollout: $name is selected as in the WordPress plugin', ({ remotes, stopped, users }) => {
  for (const { id, manages, chosen } of users)
    expect(chosenVersions({ ...document, remotes }, { userId: id, manages }, stopped)).toEqual(chosen);
});
