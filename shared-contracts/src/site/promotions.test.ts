import * as v from 'valibot';
import { initialStateFor } from '../testing';
import { currentUser, permissionNames } from './current-user';
import { promotionAction, showsPromotion } from './promotions';

const site = (showPromotions: boolean) => initialStateFor({ initialState: { siteData: { showPromotions } } });
const user = (role: 'administrator' | 'editor') => initialStateFor({ role }).userData.currentUser;
const plan = 'jetpack_security_t1_yearly';

test.each([
  { active: true, role: 'administrator', plan, shows: true },
  { active: true, role: 'administrator', plan: undefined, shows: true },
  { active: true, role: 'editor', plan, shows: false },
  { active: true, role: 'editor', plan: undefined, shows: true },
  { active: false, role: 'administrator', plan, shows: false },
  { active: false, role: 'administrator', plan: undefined, shows: false },
  { active: false, role: 'editor', plan, shows: false },
  { active: false, role: 'editor', plan: undefined, shows: false },
] as const)(
  'SHELL-109 ROLE-006 promotions active: $active, seen by an $role, of the plan $plan: shown is $shows',
  ({ active, role, plan: offered, shows }) => {
    expect(showsPromotion(site(active), user(role), offered)).toBe(shows);
  },
);

test('SHELL-109 promotions are active where the site does not report', () => {
  expect(showsPromotion(initialStateFor(), user('administrator'), plan)).toBe(true);
});

test.each([
  ['connected', 'upgrade'],
  ['site-only', 'connect'],
  ['unconnected', 'connect'],
] as const)('SHELL-110 on a site that is %s, an offer asks to %s', (connection, action) => {
  expect(promotionAction(initialStateFor({ connection }).connectionStatus)).toBe(action);
});

test('ROLE-006 a plan is offered for manage_modules alone, and not for every other permission together', () => {
  const only = (...names: readonly string[]) =>
    v.parse(currentUser, { id: 1, permissions: Object.fromEntries(names.map((name) => [name, true])) });
  expect(showsPromotion(site(true), only('manage_modules'), plan)).toBe(true);
  expect(showsPromotion(site(true), only(...permissionNames.filter((name) => name !== 'manage_modules')), plan)).toBe(false);
});
