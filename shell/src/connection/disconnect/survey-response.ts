import * as v from 'valibot';

/** Why somebody disconnects, as the survey counts it (spec 000 §9). */
export const surveyReasons = [
  'troubleshooting',
  'not-working',
  'slowed-down-site',
  'buggy',
  'what-does-it-do',
  'another-reason',
] as const;
export type SurveyReason = (typeof surveyReasons)[number];

/** Most characters of the text of one's own. */
export const longestSurveyText = 1000;

/** What somebody answered; `text` counts for another-reason only. */
export interface SurveyResponse {
  readonly reason: SurveyReason;
  readonly text: string;
}

/** Whose answer it is: the account at the provider, and the site as the provider knows it. */
export interface Respondent {
  readonly userId: number;
  readonly siteId: number;
}

/** What travels (reference: wire, 8). */
export function surveyPayload({ userId, siteId }: Respondent, { reason, text }: SurveyResponse) {
  return {
    site_id: siteId,
    user_id: userId,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: {
      'why-cancel': { response: reason, text: reason === 'another-reason' ? text.slice(0, longestSurveyText) : null },
    },
  };
}

/** Where surveys go: to the page's own provider where it has one, else to the public one. */
export const surveyUrl = (provider: string | undefined) =>
  `${provider ?? 'https://public-api.wordpress.com'}/wpcom/v2/marketing/feedback-survey`;

/** The provider did not take the answer; `code` is the provider's, or says that none came. */
export class SurveyError extends Error {
  override name = 'SurveyError';
  constructor(
    readonly code: string,
    options?: { cause?: unknown },
  ) {
    super(`The survey was not taken: ${code}.`, options);
  }
}

const verdict = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ success: v.optional(v.unknown()), code: v.optional(v.string()) }),
);

/**
 * Sends an answer to another origin, so without nonce and cookies.
 *
 * @throws {SurveyError} unless the answer says `success: true`.
 */
export async function sendSurvey(
  fetch: typeof globalThis.fetch,
  address: string,
  payload: ReturnType<typeof surveyPayload>,
): Promise<void> {
  const body = await postJson(fetch, address, payload).catch((cause: unknown) => {
    throw new SurveyError('no_answer', { cause });
  });
  const read = v.safeParse(verdict, body);
  if (!read.success) throw new SurveyError('unreadable_answer', { cause: new v.ValiError(read.issues) });
  if (read.output.success !== true) throw new SurveyError(read.output.code ?? 'unknown');
}

async function postJson(fetch: typeof globalThis.fetch, address: string, payload: unknown): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(payload),
  });
  return response.text();
}
