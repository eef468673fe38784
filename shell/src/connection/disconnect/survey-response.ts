import * as v from 'valibot';

/** The reasons to disconnect (spec 000 §9). */
export const surveyReasons = [
  'troubleshooting',
  'not-working',
  'slowed-down-site',
  'buggy',
  'what-does-it-do',
  'another-reason',
] as const;
export type SurveyReason = (typeof surveyReasons)[number];

/** Maximum length of the text. */
export const maxSurveyTextLength = 1000;

/** A completed survey; `text` is sent with another-reason only. */
export interface SurveyResponse {
  readonly reason: SurveyReason;
  readonly text: string;
}

/** The ids of the user's account and of the site, at the provider. */
export interface Respondent {
  readonly userId: number;
  readonly siteId: number;
}

/** Returns the request body (reference: wire, 8). */
export function toSurveyPayload({ userId, siteId }: Respondent, { reason, text }: SurveyResponse) {
  return {
    site_id: siteId,
    user_id: userId,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: {
      'why-cancel': { response: reason, text: reason === 'another-reason' ? text.slice(0, maxSurveyTextLength) : null },
    },
  };
}

/** Returns the survey URL of the page's provider, else of the public one. */
export const getSurveyUrl = (provider: string | undefined) =>
  `${provider ?? 'https://public-api.wordpress.com'}/wpcom/v2/marketing/feedback-survey`;

/** The provider did not accept the survey; `code` is the provider's, or that of a missing or invalid response. */
export class SurveyError extends Error {
  override name = 'SurveyError';
  constructor(
    readonly code: string,
    options?: { cause?: unknown },
  ) {
    super(`The survey was not accepted: ${code}.`, options);
  }
}

const surveyResult = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ success: v.optional(v.unknown()), code: v.optional(v.string()) }),
);

/**
 * Sends a survey to another origin, so without nonce and cookies.
 *
 * @throws {SurveyError} unless the response has `success: true`.
 */
export async function sendSurvey(
  fetch: typeof globalThis.fetch,
  address: string,
  payload: ReturnType<typeof toSurveyPayload>,
): Promise<void> {
  const body = await postJson(fetch, address, payload).catch((cause: unknown) => {
    throw new SurveyError('no_answer', { cause });
  });
  const read = v.safeParse(surveyResult, body);
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
