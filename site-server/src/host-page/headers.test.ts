import { pageHeaders } from './headers';

/** Returns directive → sources of a page's policy. */
function getPolicy(options: Parameters<typeof pageHeaders>[0]): Record<string, string[]> {
  const text = pageHeaders(options)['content-security-policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('scripts run by file or nonce only, never inline without one; nothing is evaluated', () => {
  const policy = getPolicy({ nonce: 'abc' });
  expect(policy['script-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(policy['style-src']).toEqual(["'self'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toMatch(/unsafe-(eval|inline)|\*/);
});

test('remotes are prefetched, which Firefox checks by the default; every other kind of load is refused or has its own sources', () => {
  const policy = getPolicy({ remotes: 'https://remotes.example.org' });
  expect(policy['default-src']).toEqual(["'self'", 'https://remotes.example.org']);
  for (const kind of ['frame', 'manifest', 'media', 'object', 'worker']) expect(policy[`${kind}-src`]).toEqual(["'none'"]);
});

test('text is neither evaluated nor inserted as HTML, and scripts are added by the policy of the shell alone', () => {
  expect(getPolicy({})).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] });
});

test('avatars and site icons may be loaded from any host by https', () => {
  expect(getPolicy({})['img-src']).toEqual(["'self'", 'data:', 'https:']);
});

test('remotes with an origin of their own may load scripts, styles, images, fonts and manifests from it', () => {
  const policy = getPolicy({ nonce: 'abc', remotes: 'https://remotes.example.org' });
  const allowed = Object.keys(policy).filter((name) => policy[name]?.includes('https://remotes.example.org'));
  expect(allowed).toEqual(['default-src', 'script-src', 'style-src', 'img-src', 'connect-src', 'font-src']);
});

test('remotes may be loaded from this machine in development only', () => {
  expect(getPolicy({})['connect-src']).toEqual(["'self'"]);
  const policy = getPolicy({ allowLoopback: true });
  for (const name of ['script-src', 'style-src', 'connect-src']) expect(policy[name]).toContain('http://localhost:*');
});
