import * as v from 'valibot';
import type { Database } from '../db/open';
import { deleteOption, readOption, writeOption } from '../db/options';
import { fault, appliesTo, type Fault } from './fault';

const list = v.array(fault);

export const readFaults = (db: Database): Fault[] => readOption(db, 'faults', list, []);

export function saveFaults(db: Database, faults: readonly Fault[]): void {
  if (faults.length === 0) deleteOption(db, 'faults');
  else writeOption(db, 'faults', faults);
}

/** Returns the faults that apply to a request and decrements the limited ones. */
export function consumeFaults(db: Database, request: { readonly method: string; readonly path: string }): Fault[] {
  const met = readFaults(db).filter((each) => appliesTo(each, request));
  if (met.every(({ times }) => times === undefined)) return met;
  // Read again inside the transaction: two parallel requests must not consume the same use.
  return db.atomically(() => {
    const all = readFaults(db);
    const taken = all.filter((each) => appliesTo(each, request));
    saveFaults(
      db,
      all.flatMap((each) => {
        if (!taken.includes(each) || each.times === undefined) return [each];
        return each.times > 1 ? [{ ...each, times: each.times - 1 }] : [];
      }),
    );
    return taken;
  });
}
