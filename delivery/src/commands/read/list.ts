import type { RegisteredRemote, Registry, Rollout } from '@site-admin/contracts';
import { rcompare } from 'semver';
import * as v from 'valibot';
import { command } from '../../command';
import { readRegistry } from '../../registry/document';
import { describeExpiry } from '../../registry/registry';

function describeRollout({ percent, cohort, stopped }: Rollout): string {
  if (stopped) return `stopped at ${stopped.at}: ${stopped.failures} of ${stopped.mounts} failed`;
  return `for ${percent} % of ${cohort}`;
}

function describeRemote(name: string, remote: RegisteredRemote): string[] {
  const { active, previous, status, reason, rollout, versions } = remote;
  const head = [
    `${name}: ${active ?? 'nothing'} live`,
    ...(status === 'live' ? [] : [`${status}${reason === undefined ? '' : ` (${reason})`}`]),
    ...(previous === null ? [] : [`before ${previous}`]),
    ...(rollout ? [`canary ${rollout.candidate} ${describeRollout(rollout)}`] : []),
  ];
  const rows = Object.entries(versions)
    .sort(([one], [other]) => rcompare(one, other))
    .map(([version, { publishedAt, owner, contract, commit, withdrawn }]) => {
      const mark = version === active ? '*' : version === rollout?.candidate ? '~' : ' ';
      const facts = [version, `published ${publishedAt}`, `contract ${contract}`, owner, commit.slice(0, 8)];
      const end = withdrawn ? [`withdrawn (${withdrawn.reason})`] : [];
      return `  ${mark} ${[...facts.filter((fact) => fact !== ''), ...end].join('  ')}`;
    });
  return [head.join(', '), ...rows];
}

function describeSignature(registry: Registry, now: Date): string[] {
  const { expires, signature } = registry;
  if (expires === undefined) return [];
  return [describeExpiry(registry, now) ?? `Signed by ${signature?.key}, valid until ${expires}.`];
}

function describe(registry: Registry, now: Date): string[] {
  const remotes = Object.entries(registry.remotes).sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    `Revision ${registry.revision} of ${registry.generatedAt}; the shell has contract ${registry.contract.version}.`,
    ...describeSignature(registry, now),
    ...(registry.frozen === undefined ? [] : [`Frozen: ${registry.frozen}`]),
    ...(remotes.length === 0 ? ['No remote is published.'] : []),
    ...remotes.flatMap(([name, remote]) => describeRemote(name, remote)),
  ];
}

/** Lists live, previous and published versions. */
export const list = command({
  name: 'list',
  summary: 'show what is live and what is published (* live, ~ canary)',
  words: [],
  input: v.strictObject({}),
  async run(deps) {
    const registry = await readRegistry(deps);
    return { lines: describe(registry, deps.now()), data: registry };
  },
});
