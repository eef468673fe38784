import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** Work factor of new hashes: about 50 ms. Tests use a lower one. */
export const passwordCost = 2 ** 14;
const blockSize = 8;
const parallel = 1;
const length = 32;

export function hashPassword(password: string, cost = passwordCost): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password.normalize('NFKC'), salt, length, { N: cost, r: blockSize, p: parallel });
  return ['scrypt', cost, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Compared for an unknown user, so that the response takes as long as for a known one. */
const noUser = `scrypt$${passwordCost}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(length).toString('base64')}`;

/** Takes the same time for an unknown user (`stored` undefined), a wrong and a right password. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, cost, salt = '', hash = ''] = (stored ?? noUser).split('$');
  const expected = Buffer.from(hash, 'base64');
  const options = { N: Number(cost), r: blockSize, p: parallel };
  const given = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), Buffer.from(salt, 'base64'), length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
  return timingSafeEqual(given, expected) && stored !== undefined;
}
