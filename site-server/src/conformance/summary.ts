import type { Result } from './against';
import type { Compared } from './compared';

export const countSame = (all: readonly Compared[]): number => all.filter(({ outcome }) => outcome === 'same').length;

/** Returns the share of equal responses in percent, rounded down. */
export const getPercent = (all: readonly Compared[]): string =>
  (Math.floor((1000 * countSame(all)) / all.length) / 10).toFixed(1);

/** At most this share of responses may differ without a reason. */
const tolerance = 0.01;

const isUnexplained = ({ outcome, why }: Compared) => outcome === 'differs' && why === undefined;

/** Returns whether the sites agree: nearly all responses are the same, or differ with a reason. */
export const isAgreement = ({ reads, writes }: Pick<Result, 'reads' | 'writes'>): boolean => {
  const all = [...reads, ...writes];
  return all.filter(isUnexplained).length <= tolerance * all.length;
};

const describeShare = (what: string, all: readonly Compared[]) =>
  `${what}: ${countSame(all)} of ${all.length} responses are the same (${getPercent(all)} %).`;

function describeDifference({ call, differences, why }: Compared): string {
  return `${call}\n    ${differences.join('\n    ')}\n    ${why === undefined ? 'No known reason.' : `Reason: ${why}`}`;
}

/** Returns the report of one comparison: what was adopted, each difference, the counts. */
export function describeResult({ scenario, reads, writes, adopted }: Result): string {
  const differing = [...reads, ...writes].filter(({ outcome }) => outcome !== 'same');
  const unexplained = differing.filter(isUnexplained).length;
  return [
    ...(adopted.length > 0
      ? [`Unlike in the scenario ${scenario}: ${adopted.join(', ')}. The embedded site was changed to match.`]
      : []),
    ...differing.map(describeDifference),
    describeShare('Reads', reads),
    ...(writes.length > 0 ? [describeShare('Writes, and the reads after them', writes)] : []),
    differing.length === 0 ? 'Nothing differs.' : `${differing.length} differ, ${unexplained} of them without a known reason.`,
  ].join('\n');
}
