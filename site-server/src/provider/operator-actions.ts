import * as v from 'valibot';
import { endPurchase } from '../db/licenses';
import { deleteOption, writeOption } from '../db/options';
import { saveRewind, saveScan } from '../protection/protection';
import { issueAkismetKey } from './akismet';
import { addCoupon } from './coupons';
import { issueLicense } from './license-api';
import { products } from './products';
import { ProviderRefusal, type Provider } from './provider';
import { threatsFound } from './threats';

const dayMs = 24 * 60 * 60 * 1000;

/** Numbers arrive as texts from forms and as numbers from programs. */
const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
);
const optionalNumber = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    wholeNumber,
  ]),
);
const productSlug = v.pipe(
  v.string(),
  v.check((slug) => products.some((each) => each.slug === slug && each.cost > 0), 'There is no such product.'),
);
const optionalProduct = v.optional(
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    productSlug,
  ]),
);
const percent = v.pipe(wholeNumber, v.minValue(1), v.maxValue(100));

/** The result of an action: a message, and what was created. */
export interface ActionResult {
  readonly said: string;
  readonly made?: string;
}

type Action = (provider: Provider, body: unknown) => ActionResult;

function action<S extends v.GenericSchema>(
  schema: S,
  work: (provider: Provider, given: v.InferOutput<S>) => ActionResult,
): Action {
  return (provider, body) => {
    const parsed = v.safeParse(schema, body ?? {});
    if (!parsed.success) throw new ProviderRefusal(400, 'invalid_request', parsed.issues[0].message);
    return work(provider, parsed.output);
  };
}

const ftp = { type: 'ftp', role: 'main', still_valid: true } as const;

/** Backups wait for credentials in one state, and have them in the states after it. */
const setRewind = action(
  v.object({ state: v.picklist(['plan', 'unavailable', 'inactive', 'awaiting_credentials', 'provisioning', 'active']) }),
  ({ db }, { state }) => {
    if (state === 'plan') deleteOption(db, 'rewind');
    else saveRewind(db, { state, credentials: ['provisioning', 'active'].includes(state) ? [ftp] : [] });
    return { said: `Backups: ${state}.` };
  },
);

const setScan = action(
  v.object({
    state: v.picklist(['plan', 'unavailable', 'provisioning', 'idle', 'scanning']),
    threats: v.optional(v.pipe(wholeNumber, v.maxValue(100)), 0),
    credentials: v.optional(v.picklist(['yes', 'no']), 'yes'),
  }),
  ({ db, now }, { state, threats, credentials }) => {
    if (state === 'plan') deleteOption(db, 'scan');
    else saveScan(db, { state, threats: threatsFound(threats, now()), credentials: credentials === 'yes' ? [ftp] : [] });
    return { said: `Scan: ${state}, ${threats} threats.` };
  },
);

/** Actions of the operator, by name. */
export const actions: Readonly<Record<string, Action>> = {
  license: action(v.object({ product: productSlug, account: optionalNumber }), ({ db, now }, { product, account }) => {
    const key = issueLicense(db, product, account ?? null, now());
    return { said: `License ${key} was issued.`, made: key };
  }),
  revoke: action(v.object({ key: v.pipe(v.string(), v.trim()) }), ({ db, now }, { key }) => {
    const changed = db.run(
      'UPDATE provider_licenses SET revoked_at = ? WHERE license_key = ? AND revoked_at IS NULL',
      now(),
      key,
    );
    if (changed === 0) throw new ProviderRefusal(404, 'unknown_license', 'There is no such license, or it was revoked before.');
    return { said: `License ${key} was revoked.` };
  }),
  akismet: action(v.object({}), ({ db, now }) => {
    const key = issueAkismetKey(db, now());
    return { said: `Akismet key ${key} was issued.`, made: key };
  }),
  coupon: action(
    v.object({ code: v.pipe(v.string(), v.trim(), v.regex(/^\w{3,40}$/)), percent, product: optionalProduct }),
    ({ db, now }, { code, percent: off, product }) => {
      addCoupon(db, { code, percent: off, productSlug: product ?? null, expiresAt: now() + 30 * dayMs }, now());
      return { said: `Coupon ${code} takes off ${off} %.`, made: code };
    },
  ),
  discount: action(v.object({ percent: optionalNumber }), ({ db, now }, { percent: off }) => {
    if (off === undefined || off === 0) {
      deleteOption(db, 'discount');
      return { said: 'The site has no discount.' };
    }
    const code = `SITE${off}`;
    // A new discount may reuse the code of a used one.
    db.run('DELETE FROM provider_coupons WHERE code = ?', code);
    const [created_at, expiry_date] = [now(), now() + 7 * dayMs].map((at) => new Date(at).toISOString().slice(0, 19));
    writeOption(db, 'discount', { code, discount: Math.min(100, off), is_used: false, created_at, expiry_date });
    return { said: `The site has a discount of ${off} % with the code ${code}.`, made: code };
  }),
  rewind: setRewind,
  scan: setScan,
  video: action(v.object({ storage: optionalNumber }), ({ db }, { storage }) => {
    if (storage === undefined) deleteOption(db, 'videopress_storage');
    else writeOption(db, 'videopress_storage', storage);
    return { said: `Video storage used: ${storage ?? 'unknown'}.` };
  }),
  tokens: action(v.object({ break: v.picklist(['none', 'blog', 'user', 'both']) }), ({ db }, { break: broken }) => {
    writeOption(db, 'broken_tokens', { blog: ['blog', 'both'].includes(broken), user: ['user', 'both'].includes(broken) });
    return { said: `Broken tokens: ${broken}.` };
  }),
  end: action(v.object({ purchase: wholeNumber }), ({ db }, { purchase }) => {
    endPurchase(db, purchase);
    return { said: `Purchase ${purchase} ended.` };
  }),
};
