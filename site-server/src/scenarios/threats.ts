import type { ScanState } from '../protection/protection';
import { connectedSecurity } from './connected-security';
import type { Scenario } from './scenario';

const found: ScanState['threats'] = [
  {
    id: 101,
    signature: 'Suspicious.Code.Eval',
    title: 'A file of a theme runs code it was sent',
    description: 'The file decodes a text of the request and runs it.',
    status: 'current',
    first_detected: '2026-11-18T03:12:00.000Z',
    fixable: { fixer: 'delete' },
    severity: 5,
    filename: '/wp-content/themes/old-theme/cache.php',
  },
  {
    id: 102,
    signature: 'Core.File.Modification',
    title: 'A file of WordPress was changed',
    description: 'The file is not the one WordPress comes with.',
    status: 'current',
    first_detected: '2026-11-18T03:12:00.000Z',
    fixable: { fixer: 'replace' },
    severity: 4,
    filename: '/wp-includes/load.php',
  },
  {
    id: 103,
    signature: 'Vulnerable.WP.Extension',
    title: 'A plugin has a known weakness',
    description: 'The installed version of the plugin can be attacked; a newer one cannot.',
    status: 'current',
    first_detected: '2026-11-19T03:10:00.000Z',
    fixable: false,
    severity: 3,
  },
];

/** The last scan found three threats. */
export const threats: Scenario = {
  ...connectedSecurity,
  name: 'threats',
  about: 'the Security plan, on a site where the last scan found three threats',
  scan: { state: 'idle', threats: found, credentials: [{ type: 'auto', role: 'main', still_valid: true }] },
};
