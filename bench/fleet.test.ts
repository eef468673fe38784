import { getName, renamed } from './fleet';

test('a hundred names differ and are valid names of remotes', () => {
  const names = Array.from({ length: 100 }, (_none, at) => getName(at));
  expect(new Set(names).size).toBe(100);
  expect(names.every((name) => /^[a-z][a-z-]*$/.test(name))).toBe(true);
});

test('a derived remote has pages and entries below its own path, and no extensions', () => {
  const declaration = renamed(
    {
      name: 'settings',
      title: 'Settings',
      version: '1.0.0',
      contract: '^2.0.0',
      owner: 'Settings team',
      pages: [
        { path: '/security', title: 'Settings', audience: 'managers', frame: 'settings', prefetch: ['x'] },
        {
          path: '/more/*',
          title: 'More',
          routes: [{ path: '/more/one' }],
          audience: 'managers',
          frame: 'settings',
          prefetch: [],
        },
      ],
      navigation: [{ label: 'Settings', to: '/security', order: 1, audience: 'managers' }],
      extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
      emits: [],
      listens: [],
      budget: { entryGzip: 1, totalBrotli: 1 },
    },
    'team-ab',
  );
  expect(declaration).toMatchObject({
    name: 'team-ab',
    pages: [
      { path: '/team-ab/security', prefetch: ['x'] },
      { path: '/team-ab/more/*', routes: [{ path: '/team-ab/more/one' }] },
    ],
    navigation: [{ label: 'Settings AB', to: '/team-ab/security' }],
    extensions: [],
  });
});
