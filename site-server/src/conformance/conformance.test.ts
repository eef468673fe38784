import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasCaptures } from '../testing/captures';
import { getLine, type Compared } from './compared';
import { describeRecorded } from './document';
import { compareRecorded } from './recorded';

const withCaptures = hasCaptures ? describe : describe.skip;

withCaptures('responses recorded from a real site', () => {
  let all: Compared[] = [];
  beforeAll(async () => {
    all = await compareRecorded();
  }, 60_000);

  test('every recorded call has the same status, code and shape here, or a documented reason', () => {
    const unexplained = all.filter(({ outcome, why }) => outcome !== 'same' && why === undefined);
    expect(unexplained.map(getLine)).toEqual([]);
  });

  test('nearly all calls were compared, and few of the declared ones differ', () => {
    const of = (outcome: Compared['outcome']) => all.filter((each) => each.outcome === outcome).length;
    expect(all.length).toBeGreaterThan(220);
    expect(of('not ours')).toBeLessThan(30);
    expect(of('differs')).toBeLessThan(12);
  });

  test('docs/conformance.md matches the comparison (npm run conformance:document)', () => {
    expect(readFileSync(path.resolve(__dirname, '../../../docs/conformance.md'), 'utf8')).toContain(describeRecorded(all));
  });
});

if (!hasCaptures) test.todo('without recorded responses (REFERENCE_CAPTURES) nothing is compared');
