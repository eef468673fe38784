import { readSiteAddresses } from './site-addresses';

const printed = (state: unknown) => ({ JP_IDENTITY_CRISIS__INITIAL_STATE: state });

test.each<[string, object, string, { known: string | undefined; current: string }]>([
  [
    'both as the plugin prints them',
    printed({ wpcomHomeUrl: 'before.example.com/', currentUrl: 'example.org/blog/', isAdmin: true }),
    'example.org::blog',
    { known: 'before.example.com', current: 'example.org/blog' },
  ],
  [
    'with a protocol',
    printed({ wpcomHomeUrl: 'https://before.example.com', currentUrl: '//example.org' }),
    'example.org',
    { known: 'before.example.com', current: 'example.org' },
  ],
  [
    'neither in the page data',
    printed({ wpcomHomeUrl: null, currentUrl: null }),
    'example.org::blog',
    { known: undefined, current: 'example.org/blog' },
  ],
  ['a page without them', {}, 'example.org', { known: undefined, current: 'example.org' }],
  ['broken data', printed({ wpcomHomeUrl: 7 }), 'example.org', { known: undefined, current: 'example.org' }],
])('the addresses of an identity crisis: %s', (_what, window, rawUrl, expected) => {
  expect(readSiteAddresses(window, rawUrl)).toEqual(expected);
});
