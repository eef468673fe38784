import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { findAccount } from './accounts';
import { getCaller, isLoopback, ProviderRefusal, type Provider } from './provider';
import { findSite } from './sites';

const reasons = ['troubleshooting', 'not-working', 'slowed-down-site', 'buggy', 'what-does-it-do', 'another-reason'] as const;

/** A response to the disconnect survey (spec 000 §5). */
const survey = v.object({
  site_id: v.number(),
  user_id: v.number(),
  survey_id: v.literal('jetpack-plugin-disconnect'),
  survey_responses: v.object({
    'why-cancel': v.object({
      response: v.picklist(reasons),
      text: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))), null),
    }),
  }),
});

const row = v.object({ siteId: v.number(), response: v.string(), said: v.nullable(v.string()) });

/** Returns the received responses, newest first. */
export const recordedSurveys = (db: Database): v.InferOutput<typeof row>[] =>
  db.all(row, 'SELECT site_id AS siteId, response, said FROM provider_surveys ORDER BY id DESC LIMIT 50');

/** Stores a response. @throws {ProviderRefusal} 400 for an invalid one, 404 for an unknown site. */
function storeSurvey({ db, now }: Provider, body: unknown): void {
  const parsed = v.safeParse(survey, body);
  if (!parsed.success) throw new ProviderRefusal(400, 'rest_invalid_param', 'This is not a valid survey response.');
  const { site_id, user_id, survey_id, survey_responses } = parsed.output;
  const { response, text } = survey_responses['why-cancel'];
  if (!findSite(db, site_id)) throw new ProviderRefusal(404, 'unknown_site', 'The site is unknown.');
  if (!findAccount(db, user_id)) throw new ProviderRefusal(404, 'unknown_user', 'The user is unknown.');
  db.run(
    'INSERT INTO provider_surveys (survey_id, site_id, user_id, response, said, at) VALUES (?, ?, ?, ?, ?, ?)',
    survey_id,
    site_id,
    user_id,
    response,
    text,
    now(),
  );
}

/** Allows requests from pages of other origins on this machine. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (origin === undefined || !isLoopback(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type, accept',
    'access-control-max-age': '600',
  });
}

/** Serves the survey: the public address for browsers, and one for the site. */
export function mountSurveys(app: FastifyInstance, provider: Provider): void {
  const address = '/wpcom/v2/marketing/feedback-survey';
  app.options(address, async (request, reply) => {
    allowOrigin(request, reply);
    return reply.code(204).send();
  });
  app.post(address, async (request, reply) => {
    allowOrigin(request, reply);
    try {
      storeSurvey(provider, request.body);
      return { success: true };
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const { status, code, message } = error;
      return reply.code(status).send({ success: false, code, message, data: { status } });
    }
  });

  app.post('/marketing/survey', async (request) => {
    getCaller(provider, request);
    storeSurvey(provider, request.body);
    return { success: true };
  });
}
