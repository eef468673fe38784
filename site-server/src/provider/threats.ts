import type { ScanState } from '../protection/protection';

type Threat = ScanState['threats'][number];

const kinds: readonly Omit<Threat, 'id' | 'first_detected' | 'status'>[] = [
  {
    signature: 'Suspicious.Code.Eval',
    title: 'A file of a theme runs code it was sent',
    description: 'The file decodes a text of the request and runs it.',
    fixable: { fixer: 'delete' },
    severity: 5,
    filename: '/wp-content/themes/old-theme/cache.php',
  },
  {
    signature: 'Core.File.Modification',
    title: 'A file of WordPress was changed',
    description: 'The file is not the one WordPress comes with.',
    fixable: { fixer: 'replace' },
    severity: 4,
    filename: '/wp-includes/load.php',
  },
  {
    signature: 'Vulnerable.WP.Extension',
    title: 'A plugin has a known weakness',
    description: 'The installed version of the plugin can be attacked; a newer one cannot.',
    fixable: false,
    severity: 3,
  },
];

/** Returns the given number of threats, of several kinds, found today. */
export const threatsFound = (count: number, now: number): Threat[] =>
  Array.from({ length: count }, (_, index) => kinds[index % kinds.length])
    .filter((kind) => kind !== undefined)
    .map((kind, index) => ({ ...kind, id: 1000 + index, status: 'current', first_detected: new Date(now).toISOString() }));
