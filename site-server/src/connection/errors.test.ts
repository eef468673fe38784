import { saveBlogToken } from '../db/tokens';
import { testSite, type TestSite } from '../testing/site';
import { recordTokenResult, storedConnectionErrors } from './errors';

let site: TestSite;
afterEach(() => site.close());

test('a refusal that arrives after the connection was restored concerns the old token and is ignored', async () => {
  site = await testSite({ scenario: 'connected' });
  const { db, clock } = site;
  const refused = { isGood: false, error: 'invalid_token', message: 'No.' };
  saveBlogToken(db, 'new');
  recordTokenResult(db, 'old', refused, clock.now);
  expect(storedConnectionErrors(db)).toEqual([]);
  recordTokenResult(db, 'new', refused, clock.now);
  expect(storedConnectionErrors(db)).toMatchObject([{ code: 'invalid_token' }]);
  // A success with another token does not clear the error either.
  recordTokenResult(db, 'old', { isGood: true, error: '', message: '' }, clock.now);
  expect(storedConnectionErrors(db)).toHaveLength(1);
});
