import type { Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command, remoteName, typedNumber, versionId } from '../../command';
import { changeRegistry, unlessChanged } from '../../registry/document';
import { accept } from '../../publishing/incoming';
import { mayGoLive } from '../../publishing/published';
import { remoteIn, setRollout, versionIn } from '../../registry/registry';

const share = v.pipe(typedNumber, v.maxValue(1, 'a share from 0 to 1'));

/** Returns the version; after a stop another seed, so that failures are counted from zero. */
function getSeed(registry: Registry, remote: string, candidate: string): string {
  const { rollout } = remoteIn(registry, remote);
  return rollout?.stopped ? `${candidate}-r${registry.revision}` : candidate;
}

/** Returns the rule of the candidate's canary that is running or stopped; the default one without. */
function getStopRule(registry: Registry, remote: string, candidate: string) {
  const { rollout } = remoteIn(registry, remote);
  return rollout?.candidate === candidate ? rollout.stopRule : { maxFailureRate: 0.1, minMounts: 20 };
}

/** Serves a candidate instead of the live version to a share of users. */
export const canary = command({
  name: 'canary',
  summary: 'serve another published version to a share of users; 0 stops it',
  words: ['remote', 'version'],
  optionsUsage: '--percent N [--cohort everyone|managers] [--seed S] [--max-failure-rate 0.1] [--min-mounts 20]',
  options: {
    percent: { type: 'string' },
    cohort: { type: 'string' },
    seed: { type: 'string' },
    'max-failure-rate': { type: 'string' },
    'min-mounts': { type: 'string' },
  },
  input: v.strictObject({
    remote: remoteName,
    version: versionId,
    percent: v.pipe(typedNumber, v.maxValue(100, 'a percentage from 0 to 100')),
    cohort: v.optional(v.picklist(['everyone', 'managers']), 'everyone'),
    seed: v.optional(v.pipe(v.string(), v.minLength(1))),
    'max-failure-rate': v.optional(share),
    'min-mounts': v.optional(v.pipe(typedNumber, v.integer(), v.minValue(1))),
  }),
  async run(deps, input) {
    const { remote, version: candidate, percent, cohort } = input;
    const change = {
      ...{ action: 'canary', remote, version: candidate, mayRepeat: unlessChanged(remote) },
      // Ends a canary.
      despiteFreeze: percent === 0,
    };
    const { revision } = await changeRegistry(deps, change, async (found) => {
      const registry = await accept(deps, found, remote, candidate);
      if (percent > 0) await mayGoLive(deps, registry, remote, candidate, versionIn(registry, remote, candidate));
      const seed = input.seed ?? getSeed(registry, remote, candidate);
      const usual = getStopRule(registry, remote, candidate);
      const stopRule = {
        maxFailureRate: input['max-failure-rate'] ?? usual.maxFailureRate,
        minMounts: input['min-mounts'] ?? usual.minMounts,
      };
      return setRollout(registry, remote, { candidate, percent, cohort, seed, stopRule });
    });
    return {
      lines: [`${percent} % of ${cohort} get ${remote} ${candidate} (revision ${revision}).`],
      data: { revision, remote, candidate, percent, cohort },
    };
  },
});
