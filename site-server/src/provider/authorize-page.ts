import type { Database } from '../db/open';
import { html, type Html } from '../html/html';
import { siteCount, type ProviderAccount } from './accounts';
import type { AuthorizeRequest } from './authorize-request';
import { hiddenInputs } from './page';
import type { KnownSite } from './sites';

interface Shown {
  readonly db: Database;
  readonly given: AuthorizeRequest;
  readonly site: KnownSite;
  readonly accounts: readonly ProviderAccount[];
  /** Accounts linked by other users of the site. */
  readonly taken: ReadonlySet<number>;
}

function choice({ db, taken }: Shown, account: ProviderAccount, isChosen: boolean): Html {
  const sites = siteCount(db, account);
  const about = taken.has(account.id)
    ? 'linked by another user of this site'
    : `${account.email}, ${sites} ${sites === 1 ? 'site' : 'sites'}`;
  return html`<label class="choice"
    ><input
      type="radio"
      name="account"
      value="${account.id}"
      ${isChosen && 'checked'}
      ${taken.has(account.id) && 'disabled'}
      required
    />
    <span><strong>${account.displayName}</strong> ${about}</span></label
  >`;
}

/** Returns the authorization form: the account to link, and buttons that test wrong responses. */
export function authorizeContent(shown: Shown): Html {
  const { given, site, accounts, taken } = shown;
  const first = accounts.find(({ id }) => !taken.has(id));
  const { client_id, redirect_uri, state, secret, user_login: user } = given;
  return html`<p>
      The user <strong>${user}</strong> of <strong>${site.url || new URL(redirect_uri).origin}</strong> wants to link an account.
    </p>
    <form method="post" action="/jetpack.authorize/1/">
      ${hiddenInputs({ client_id, redirect_uri, state, secret })}
      <fieldset>
        <legend>Account</legend>
        ${accounts.map((account) => choice(shown, account, account === first))}
      </fieldset>
      <p class="actions">
        <button id="approve" name="decision" value="approve">Approve</button>
        <button id="deny" name="decision" value="deny" class="secondary" formnovalidate>Deny</button>
      </p>
      <details>
        <summary>Invalid responses, to test how the site handles them</summary>
        <p class="actions">
          <button name="decision" value="wrong-state" class="secondary">With a wrong state</button>
          <button name="decision" value="wrong-code" class="secondary">With a made-up code</button>
          <button name="decision" value="no-code" class="secondary">Without a code</button>
        </p>
      </details>
    </form>`;
}
