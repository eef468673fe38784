import { getConnectionData } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { accountConnectionCard } from './account-connection.card';
import { siteConnectionCard } from './site-connection.card';

const forBoth = (name: string, site: SiteOptions, arrange?: GalleryState['arrange']): GalleryState[] =>
  [
    { card: 'Site connection', component: siteConnectionCard.Card },
    { card: 'Account connection', component: accountConnectionCard.Card },
  ].map(({ card, component }) => ({ name: `${card}, ${name}`, component, site, ...(arrange && { arrange }) }));

const longName = 'a-login-of-an-account-with-a-name-that-does-not-fit-into-one-line-of-the-card';

export const connectionStates: readonly GalleryState[] = [
  ...forBoth('owner', {}),
  ...forBoth('another administrator', { owner: false }),
  ...forBoth('account not linked', { linked: false, owner: false }),
  ...forBoth('editor', { role: 'editor' }),
  ...forBoth('offline', { connection: 'offline', permissions: { connect_user: true } }),
  ...forBoth('identity crisis', {}, (fake) => fake.site.setConnection({ isInIdentityCrisis: true })),
  {
    name: 'Account connection, loading',
    component: accountConnectionCard.Card,
    arrange: (fake) => void fake.site.hold(getConnectionData),
  },
  {
    name: 'Account connection, unlinking',
    component: accountConnectionCard.Card,
    site: { owner: false },
    arrange: (fake) => fake.connection.set({ isUnlinkingUser: true }),
  },
  {
    name: 'Account connection, long name',
    component: accountConnectionCard.Card,
    arrange(fake) {
      const { currentUser } = fake.site.initial.userData;
      const wpcomUser = { login: longName, email: `${longName}@example.com`, display_name: longName };
      fake.site.respond(getConnectionData, { currentUser: { ...currentUser, blogId: 1, wpcomUser }, connectionOwner: longName });
    },
  },
];
