import * as v from 'valibot';

const word = v.fallback(v.string(), '');

/** The query of the authorization page, as the site sends it. */
export const authorizeRequest = v.object({
  client_id: word,
  redirect_uri: word,
  state: word,
  secret: word,
  user_login: word,
  from: word,
});
export type AuthorizeRequest = v.InferOutput<typeof authorizeRequest>;
