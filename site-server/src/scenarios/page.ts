import type { FastifyReply } from 'fastify';
import { framed } from '../host-page/framed-page';
import { pageHeaders, sendPage } from '../host-page/headers';
import type { Viewer } from '../host-page/initial-state';
import { html, type Html } from '../html/html';
import { createNonce } from '../nonce/nonce';
import { getScenario, scenarios } from './create';
import type { Scenario } from './scenario';

/** Action the form's nonce is made for. */
export const switchAction = 'switch-scenario';

const choice = ({ name, about }: Scenario, isCurrent: boolean): Html =>
  html`<p>
    <label
      ><input type="radio" name="name" value="${name}" ${isCurrent && html`checked`} required /> <strong>${name}</strong>:
      ${about}</label
    >
  </p>`;

function content({ site, holder }: Viewer): Html {
  const current = getScenario(site.db);
  const nonce = createNonce(site.db, site.now(), switchAction, holder);
  return html`<div class="host-message">
    <h1>Scenario of this site</h1>
    <p>
      Now: ${current ?? 'none'}. Choosing another one, or the same again, replaces the site's data: changes are lost. Users stay
      signed in; reload open pages.
    </p>
    <form method="post" action="/wp-admin/admin-post.php">
      <input type="hidden" name="action" value="${switchAction}" />
      <input type="hidden" name="_wpnonce" value="${nonce}" />
      ${[...scenarios.values()].map((scenario) => choice(scenario, scenario.name === current))}
      <p><button type="submit">Make it this one</button></p>
    </form>
    <p><a href="/wp-admin/admin.php?page=jetpack">To Jetpack</a></p>
  </div>`;
}

/** Shows the list of scenarios with a form; development only, for site administrators. */
export const showScenarios = (viewer: Viewer, reply: FastifyReply): Promise<FastifyReply> =>
  sendPage(viewer.request, reply, 200, pageHeaders(), framed(viewer, 'Scenarios', content(viewer)));
