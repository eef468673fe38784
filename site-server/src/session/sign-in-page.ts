import { html, type Html } from '../html/html';

interface SignInPage {
  readonly siteTitle: string;
  readonly error?: string | undefined;
  readonly notice?: string | undefined;
  /** The name that was entered, to fill the field again. */
  readonly login: string;
  readonly redirectTo: string;
}

/** Returns the sign-in page. */
export const signInPage = ({ siteTitle, error, notice, login, redirectTo }: SignInPage): Html =>
  html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sign in · ${siteTitle}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/wp-content/site-admin/host/host.css" />
        <link rel="stylesheet" href="/wp-content/site-admin/host/sign-in.css" />
      </head>
      <body class="sign-in">
        <main>
          <h1>${siteTitle}</h1>
          ${error !== undefined && html`<p class="sign-in__error" role="alert">${error}</p>`}
          ${notice !== undefined && html`<p class="sign-in__notice" role="status">${notice}</p>`}
          <form method="post" action="/wp-login.php">
            <label for="user_login">User name</label>
            <input id="user_login" name="log" autocomplete="username" autocapitalize="none" required value="${login}" />
            <label for="user_pass">Password</label>
            <input id="user_pass" name="pwd" type="password" autocomplete="current-password" required />
            <input type="hidden" name="redirect_to" value="${redirectTo}" />
            <button type="submit" id="wp-submit">Sign in</button>
          </form>
        </main>
      </body>
    </html>`;
