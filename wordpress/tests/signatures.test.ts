import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicKeys, type Registry } from '@site-admin/contracts';
import { findLiveApprovalFaults, findRegistryFault } from '@site-admin/delivery';
import * as v from 'valibot';

interface Fixture {
  readonly keys: unknown;
  /** `fault` is the reason of the plugin; null if it accepts the registry. */
  readonly cases: { name: string; promoteNeedsTwoKeys: boolean; fault: string | null; registry: Registry }[];
}

/** The same file as in documents-test.php. */
const { keys, cases }: Fixture = JSON.parse(readFileSync(path.join(__dirname, 'signatures.json'), 'utf8'));

const sentences: Record<string, RegExp> = {
  'registry-signature': /^It(s signature| is not signed| is signed by)/,
  'version-signature': /^(The signature of )?settings \d.* (match|signed|publisher)/,
  'version-approvals': /needs the approvals of two keys/,
};

test.each(cases)('$name: site-server decides as the WordPress plugin', ({ promoteNeedsTwoKeys, fault, registry }) => {
  const trusted = v.parse(publicKeys, { schema: 1, promoteNeedsTwoKeys, keys });
  const found = findRegistryFault(registry, trusted) ?? findLiveApprovalFaults(registry, trusted)[0];
  if (fault === null) expect(found).toBeUndefined();
  else expect(found).toMatch(sentences[fault] ?? fault);
});
