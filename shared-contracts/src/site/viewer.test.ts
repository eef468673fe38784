import { BehaviorSubject } from 'rxjs';
import { initialStateFor, viewerFor, type SiteOptions } from '../testing';
import type { Live } from '../live';
import { createViewer, toViewer, type Viewer } from './viewer';

function settable<T>(value: T): Live<T> & { set(next: T): void } {
  const subject = new BehaviorSubject(value);
  return {
    get current() {
      return subject.value;
    },
    changes: subject,
    set: (next) => subject.next(next),
  };
}

test.each<[SiteOptions, Partial<Viewer>]>([
  [{ connection: 'connected' }, { status: 'connected', isRegistered: true, hasConnectedOwner: true, showRecommendations: true }],
  [{ connection: 'site-only' }, { status: 'connected', isRegistered: true, hasConnectedOwner: false, isLinked: false }],
  [{ connection: 'unconnected' }, { status: 'unconnected', isRegistered: false, hasConnectedOwner: false, isLinked: false }],
  [{ connection: 'offline' }, { status: 'offline', isRegistered: false, hasConnectedOwner: true, isLinked: true }],
  [
    { connection: 'offline', linked: false },
    { status: 'offline', isLinked: false, isConnectionOwner: false },
  ],
])('ENT-006 a site and its user: %j', (options, expected) => {
  expect(viewerFor(options)).toMatchObject(expected);
});

test('ENT-006 a page without a connection status: unknown, neither registered nor owned', () => {
  const { siteData, partnerCoupon, userData, getModules: modules } = initialStateFor();
  const viewer = toViewer({ initial: { siteData, partnerCoupon }, connection: undefined, user: userData.currentUser, modules });
  expect(viewer).toMatchObject({ status: 'unknown', isRegistered: false, hasConnectedOwner: false });
});

test('ENT-006 the platform is read from the site, where each is off unless named', () => {
  const off = { isMultisite: false, isAtomicSite: false, isAtomicPlatform: false, isWoASite: false };
  expect(viewerFor()).toMatchObject(off);
  for (const name of ['isMultisite', 'isAtomicSite', 'isAtomicPlatform', 'isWoASite'] as const)
    expect(viewerFor({ initialState: { siteData: { [name]: true } } })).toMatchObject({ ...off, [name]: true });
});

test.each<[SiteOptions, Partial<Viewer>]>([
  [{}, { isLinked: true, isConnectionOwner: true, isSubscriber: false }],
  [{ owner: false }, { isLinked: true, isConnectionOwner: false }],
  [{ linked: false }, { isLinked: false, isConnectionOwner: false }],
  [{ role: 'contributor' }, { isConnectionOwner: false, isSubscriber: false }],
  [{ role: 'subscriber' }, { isLinked: true, isSubscriber: true }],
])('ENT-006 the user %j', (options, expected) => {
  expect(viewerFor(options)).toMatchObject(expected);
});

test('the viewer operates the remotes if the data of the page has it', () => {
  const { userData, getModules: modules, ...initial } = initialStateFor();
  const parts = { initial, connection: undefined, user: userData.currentUser, modules };
  expect(toViewer(parts).operates).toBe(false);
  expect(toViewer({ ...parts, operates: true }).operates).toBe(true);
});

test.each(['post-by-email', 'publicize'])('ENT-006 %s is a personal module, others are not', (slug) => {
  const others = { 'post-by-email': false, publicize: false, protect: true };
  expect(viewerFor({ modules: others }).hasPersonalModule).toBe(false);
  expect(viewerFor({ modules: { ...others, [slug]: true } }).hasPersonalModule).toBe(true);
});

test('ENT-006 the viewer changes with connection, user and modules, and stays the same object otherwise', () => {
  const initial = initialStateFor({ modules: { publicize: false, 'post-by-email': false } });
  const connection = settable(initial.connectionStatus);
  const user = settable(initial.userData.currentUser);
  const modules = settable(initial.getModules);
  const viewer = createViewer({ initial, connection, user, modules });
  const seen: Viewer[] = [];
  const subscription = viewer.changes.subscribe((next) => seen.push(next));
  expect(viewer.current).toBe(seen[0]);

  modules.set({ ...initial.getModules });
  connection.set({ ...connection.current });
  expect(seen).toHaveLength(1);

  connection.set({ ...connection.current, isActive: false });
  user.set({ ...user.current, isConnected: false });
  modules.set(initialStateFor({ modules: { publicize: true } }).getModules);
  expect(seen.slice(1)).toMatchObject([
    { status: 'unconnected', isLinked: true },
    { isLinked: false, isConnectionOwner: false },
    { hasPersonalModule: true },
  ]);
  subscription.unsubscribe();
});

test('without subscribers the current viewer is derived from the current values', () => {
  const initial = initialStateFor();
  const user = settable(initial.userData.currentUser);
  const parts = { connection: settable(initial.connectionStatus), modules: settable(initial.getModules) };
  const viewer = createViewer({ initial, user, ...parts });
  user.set({ ...user.current, isConnected: false });
  expect(viewer.current.isLinked).toBe(false);
});
