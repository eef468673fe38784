import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { renderBelow } from '../../testing/render-below';

const card = async () => within(await screen.findByRole('region', { name: 'Jetpack in your pocket' }));

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/604.1',
  windowsPhone: 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Edge/15.15254',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
};

const shownOn = (agent: keyof typeof agents) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'MSStream');
});

test.each([
  [
    'android',
    'Get it on Google Play',
    'https://play.google.com/store/apps/details?id=com.jetpack.android&',
    'google-play-badge.svg',
  ],
  ['iphone', 'Download on the App Store', 'https://apps.apple.com/app/id1565481562?', 'app-store-badge.svg'],
] as const)('DASH-114 on %s the card has the badge "%s", and no code', async (agent, label, href, image) => {
  shownOn(agent);
  await renderBelow();
  const link = (await card()).getByRole('link', { name: `${label} (opens in a new tab)` });
  expect(link.getAttribute('href')).toContain(href);
  expect(link.getAttribute('href')).toContain('jpdash');
  expect((await card()).getAllByRole('img')).toEqual([within(link).getByRole('img', { name: label })]);
  expect(within(link).getByRole('img')).toHaveAttribute('src', image);
});

test.each([
  ['a desktop computer', 'desktop', false],
  ['a Windows phone, which calls itself Android as well', 'windowsPhone', false],
  ['a browser of Windows that calls itself an iPhone', 'iphone', true],
] as const)(
  'DASH-114 on %s the card has a QR code of 80 by 80, and a link to the same place',
  async (_where, agent, isWindows) => {
    shownOn(agent);
    if (isWindows) Object.assign(window, { MSStream: {} });
    await renderBelow();
    const images = (await card()).getAllByRole('img');
    expect(images).toHaveLength(1);
    expect(images[0]).toHaveAttribute('src', 'get-apps-qr-code.svg');
    expect(images[0]).toHaveAttribute('width', '80');
    expect(images[0]).toHaveAttribute('height', '80');
    expect((await card()).getByRole('link', { name: /jetpack\.com\/app/ })).toHaveAttribute(
      'href',
      'https://jetpack.com/redirect/?source=jetpack-plugin-dashboard-apps-card&site=example.org',
    );
  },
);

test.each([
  ['android', 'fr_FR', 'https://play.google.com/intl/en_us/badges/static/images/badges/fr_badge_web_generic.png', 'google-play'],
  ['iphone', 'ja', 'https://tools.applemediaservices.com/api/badges/download-on-the-app-store/black/ja-jp', 'app-store'],
] as const)(
  'DASH-115 the badge on %s is that of the store in the language of the page (%s), and the bundled one where that fails to load',
  async (agent, locale, address, own) => {
    shownOn(agent);
    await renderBelow({ locale });
    const badge = (await card()).getByRole('img');
    expect(badge).toHaveAttribute('src', address);
    fireEvent.error(badge);
    await waitFor(() => expect(badge).toHaveAttribute('src', `${own}-badge.svg`));
    expect((await card()).getByRole('link', { name: /opens in a new tab/ })).toContainElement(badge);
  },
);

test.each(['en_GB', 'not a locale'])(
  'DASH-115 in the language "%s" the bundled badge is shown from the start',
  async (locale) => {
    shownOn('android');
    await renderBelow({ locale });
    expect((await card()).getByRole('img')).toHaveAttribute('src', 'google-play-badge.svg');
  },
);

test('CONST-008 the icon in the header of the card, which is below the screen, is 35 by 35', async () => {
  shownOn('desktop');
  await renderBelow();
  const icon = (await screen.findByRole('heading', { name: 'Jetpack in your pocket' })).querySelector('svg');
  expect(icon).toHaveAttribute('width', '35');
  expect(icon).toHaveAttribute('height', '35');
});
