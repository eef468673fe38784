import { declaredEndpoints } from '@site-admin/contracts';

/** Declared, and called by no screen. */
const notCalled = ['wordads/settings'];

/** Calls with parameters, as the page makes them and as it must not. */
const withParameters = [
  'connection/authorize_url?redirect_uri=admin.php%3Fpage%3Djetpack',
  'connection/url?from=dash&redirect=admin.php',
  'module/akismet',
  'module/google-analytics',
  'module/monitor',
  'module/no-such-module',
  'module/photon',
  'module/photon-cdn',
  'module/protect',
  'module/related-posts',
  'module/search',
  'module/sitemaps',
  'module/sso',
  'module/stats',
  'module/stats/data?range=bogus',
  'module/stats/data?range=day',
  'module/stats/data?range=month',
  'module/stats/data?range=week',
  'module/vaultpress',
  'module/verification-tools',
  'module/videopress',
  'module/waf',
  'verify-site/google/123',
];

/** Returns the paths of the GET calls of the page. */
export function getReads(): string[] {
  const declared = declaredEndpoints().filter(
    ({ method, path }) => method === 'GET' && !path.includes(':') && !notCalled.includes(path),
  );
  return [...declared.map(({ path }) => path), ...withParameters].sort();
}
