import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { holds, getVisitor } from '../rights/permissions';
import { signedIn } from '../session/session';
import type { Site } from '../site';
import { readCoupon, storePartnerCoupon } from './partner-coupon';

const query = v.object({ 'jetpack-partner-coupon': v.string() });

/** Stores the coupon in the query of any admin page and redirects to the page that redeems it. */
export function mountPartnerCoupon(app: FastifyInstance, site: Site): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' || !request.url.startsWith('/wp-admin/')) return;
    const asked = v.safeParse(query, request.query);
    const session = asked.success && signedIn(site, request);
    if (!asked.success || !session) return;
    const visitor = getVisitor(site, session.user);
    if (!holds(visitor, 'manage_options')) return;
    const code = asked.output['jetpack-partner-coupon'];
    if (readCoupon(code) !== false) storePartnerCoupon(site.db, code, site.now());
    const connected = visitor.connection.registered ? '&showCouponRedemption=1' : '';
    return reply.redirect(`/wp-admin/admin.php?page=jetpack${connected}`, 302);
  });
}
