'use strict';

/** Signs an administrator of the embedded site in, as its sign-in form does; returns the headers of further requests. */
async function signIn(origin, password) {
  const body = new URLSearchParams({ log: 'admin', pwd: password });
  const response = await fetch(`${origin}/wp-login.php`, { method: 'POST', body, redirect: 'manual' });
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const nonce = await (await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { cookie } })).text();
  return { cookie, 'x-wp-nonce': nonce };
}

module.exports = { signIn };
