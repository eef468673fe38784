import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { html } from '../html/html';
import { actions } from './operator-actions';
import { operatorContent } from './operator-page';
import { sendProviderPage } from './page';
import { ProviderRefusal, type Provider } from './provider';

const params = v.object({ action: v.string() });
const query = v.object({ said: v.fallback(v.pipe(v.string(), v.maxLength(200)), '') });

/** Serves the operator's page and actions, with which a user or a test controls the provider: keys, coupons, states of services. */
export function mountOperator(app: FastifyInstance, provider: Provider): void {
  app.get('/', async (_request, reply) => reply.redirect('/operator', 302));

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/operator') || !provider.isOperator || provider.isOperator(request)) return;
    throw new ProviderRefusal(
      403,
      'forbidden',
      'Sign in to the site as an administrator first, in this browser and at the same host name.',
    );
  });

  app.get('/operator', async (request, reply) => {
    const { said } = v.parse(query, request.query);
    const content = html`${said !== '' && html`<p class="notice" role="status">${said}</p>`} ${operatorContent(provider)}`;
    return sendProviderPage(request, reply, { title: 'Play the provider', content });
  });

  // A form is redirected to the page, a program gets JSON.
  app.post('/operator/:action', async (request, reply) => {
    const { action } = v.parse(params, request.params);
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new ProviderRefusal(404, 'unknown_action', 'The provider can do no such thing.');
    const done = act(provider, request.body);
    const isForm = /urlencoded/.test(request.headers['content-type'] ?? '');
    return isForm ? reply.redirect(`/operator?said=${encodeURIComponent(done.said)}`, 303) : done;
  });
}
