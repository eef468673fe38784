import { initialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { hindranceOf, isUnavailableHere } from './availability';

const look = (site: SiteOptions) => {
  const { connectionStatus, getModules } = initialStateFor(site);
  return { connectionStatus, of: (slug: string) => getModules[slug]! };
};

describe('SET-010 modules a site cannot use', () => {
  test('offline: those that need a connection, and no others', () => {
    const { connectionStatus, of } = look({ connection: 'offline' });
    expect(isUnavailableHere(of('comments'), connectionStatus)).toBe(true);
    expect(isUnavailableHere(of('markdown'), connectionStatus)).toBe(false);
  });
  test('without an owner: those that need a user connection', () => {
    const { connectionStatus, of } = look({ connection: 'site-only' });
    expect(isUnavailableHere(of('monitor'), connectionStatus)).toBe(true);
    expect(isUnavailableHere(of('comments'), connectionStatus)).toBe(false);
  });
  test('with an owner: none', () => {
    const { connectionStatus, of } = look({});
    expect(isUnavailableHere(of('monitor'), connectionStatus)).toBe(false);
  });
});

test('an override is the reason given before any other', () => {
  const { connectionStatus, of } = look({ connection: 'offline' });
  expect(hindranceOf({ ...of('comments'), override: 'inactive' }, connectionStatus)).toBe('disabled-by-admin');
  expect(hindranceOf({ ...of('comments'), override: 'active' }, connectionStatus)).toBe('enabled-by-admin');
  expect(hindranceOf({ ...of('comments'), override: 'other' }, connectionStatus)).toBe('managed');
  expect(hindranceOf(of('comments'), connectionStatus)).toBe('offline');
});
