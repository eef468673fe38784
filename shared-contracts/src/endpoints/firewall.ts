import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** State of the firewall. `hasRulesAccess`: the plan includes automatic rules; `bootstrapPath` is '' when unknown. */
export const getFirewall = endpoint({
  method: 'GET',
  path: 'waf',
  result: v.looseObject({
    bootstrapPath: v.optional(v.string(), ''),
    hasRulesAccess: v.optional(v.boolean(), false),
  }),
  right: 'manage_modules',
});
