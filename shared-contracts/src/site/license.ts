import * as v from 'valibot';
import { numberLike } from '../wire';

/** A license of the user. */
export const license = v.looseObject({
  id: v.optional(numberLike),
  license_key: v.string(),
  product: v.optional(v.string(), ''),
  issued_at: v.optional(v.nullable(v.string())),
  attached_at: v.optional(v.nullable(v.string())),
  revoked_at: v.optional(v.nullable(v.string())),
  blog_id: v.optional(v.nullable(numberLike)),
});
export type License = v.InferOutput<typeof license>;

/** License counts of the user; `detached` licenses are not attached to a site. */
export const licenseCounts = v.looseObject({
  attached: v.optional(numberLike, 0),
  detached: v.optional(numberLike, 0),
  revoked: v.optional(numberLike),
  suspended: v.optional(numberLike),
});
export type LicenseCounts = v.InferOutput<typeof licenseCounts>;

/** The result of attaching one key. `message` is the first message of the server, or '' when there is none. */
export type AttachResult = { readonly activatedProductId: number } | { readonly message: string };

interface AttachedOnWire {
  activatedProductId: number;
}
interface RefusedOnWire {
  errors: Record<string, string[]>;
  error_data?: unknown;
}

const attached = v.object({ activatedProductId: numberLike });
const refused = v.object({ errors: v.record(v.string(), v.array(v.string())) });

/** Returns the innermost value: a success is wrapped in lists of any depth. */
function innermost(value: unknown): unknown {
  return Array.isArray(value) ? innermost(value[0]) : value;
}

function toAttachResult(value: unknown): AttachResult {
  const item = innermost(value);
  const success = v.safeParse(attached, item);
  if (success.success) return success.output;
  const failure = v.safeParse(refused, item);
  return { message: failure.success ? (Object.values(failure.output.errors).flat()[0] ?? '') : '' };
}

/** One item of the response of attach-licenses. */
export const attachResult = v.pipe(
  v.custom<AttachedOnWire[] | AttachedOnWire | RefusedOnWire>(() => true),
  v.transform((value) => toAttachResult(value)),
);

/** License state of the user (spec 001 §3). */
export interface UserLicenses {
  readonly items: readonly License[];
  readonly loading: boolean;
}
