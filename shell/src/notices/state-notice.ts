import type { InitialState, NoticeStatus } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** A notice for the state codes in the page's data. */
export interface StateNotice {
  readonly status: NoticeStatus;
  readonly text: string;
  /** Link of the notice: a redirect source, or a page of the admin area. */
  readonly help?: { readonly label: string } & ({ readonly source: string } | { readonly page: string });
}

/** Codes of internal errors, which only support can resolve (behaviour A4). */
const supportCodes: readonly string[] = [
  'no_role',
  'no_cap',
  'no_code',
  'no_state',
  'invalid_state',
  'invalid_request',
  'invalid_scope',
  'unsupported_response_type',
  'invalid_token',
  'no_token',
  'missing_secrets',
  'home_missing',
  'siteurl_missing',
  'gmt_offset_missing',
  'site_name_missing',
  'secret_1_missing',
  'secret_2_missing',
  'site_lang_missing',
  'home_malformed',
  'siteurl_malformed',
  'gmt_offset_malformed',
  'timezone_string_malformed',
  'site_name_malformed',
  'secret_1_malformed',
  'secret_2_malformed',
  'site_lang_malformed',
  'secrets_mismatch',
  'verify_secret_1_missing',
  'verify_secret_1_malformed',
  'verify_secrets_missing',
  'verify_secrets_mismatch',
];

const support = () => ({ label: __('Contact support', 'jetpack'), source: 'jetpack-contact-support' });
/** Returns the notice of an error code (spec 001 §8.1); for an unknown code its text is the code. */
export function toErrorNotice(code: string): StateNotice {
  if (supportCodes.includes(code)) {
    /* translators: %s: an error code. */
    const text = sprintf(__('Jetpack encountered a glitch (%s). Please contact support and mention this code.', 'jetpack'), code);
    return { status: 'is-error', text, help: support() };
  }
  if (code === 'access_denied') {
    return {
      status: 'is-info',
      text: __(
        'You did not finish connecting. Would you tell us why? The free security and traffic features require a connection.',
        'jetpack',
      ),
      help: { label: __('Take the survey', 'jetpack'), source: 'jetpack-cancelled-connection' },
    };
  }
  return { status: 'is-error', text: getErrorText(code) };
}

function getErrorText(code: string): string {
  switch (code) {
    case 'cheatin':
      return __("Cheatin' uh?", 'jetpack');
    case 'wrong_state':
      return __('Please stay signed in to your site while you authorize the connection.', 'jetpack');
    case 'invalid_client':
      return __('Please deactivate Jetpack, reactivate it, and connect again.', 'jetpack');
    case 'invalid_grant':
      return __('The connection was not completed. Please click Connect again.', 'jetpack');
    case 'site_inaccessible':
    case 'site_requires_authorization':
      /* translators: %s: an error code. */
      return sprintf(__('Your site must be publicly accessible to connect (%s).', 'jetpack'), code);
    case 'site_blacklisted':
      return __('This site cannot be connected because it violates the Terms of Service.', 'jetpack');
    case 'not_public':
      return __('Your site must be publicly accessible. Sites on localhost cannot be connected.', 'jetpack');
    case 'wpcom_408':
    case 'wpcom_5??':
    case 'wpcom_bad_response':
    case 'wpcom_outage':
      return __('WordPress.com is having problems. Please try again later.', 'jetpack');
    case 'register_http_request_failed':
    case 'token_http_request_failed':
      /* translators: %s: an error code. */
      return sprintf(__('Your site could not contact WordPress.com. Your web host may be misconfigured (%s).', 'jetpack'), code);
    default:
      return code;
  }
}

/** Returns the notice of a message code (spec 001 §8.2). */
export function toMessageNotice(code: string, version: string): StateNotice {
  switch (code) {
    case 'modules_activated':
      /* translators: %s: a version number. */
      return { status: 'is-info', text: sprintf(__('Welcome to Jetpack %s!', 'jetpack'), version) };
    case 'already_authorized':
      return { status: 'is-success', text: __('Your Jetpack is already connected.', 'jetpack') };
    case 'authorized':
      return { status: 'is-success', text: __("You're fueled up and ready to go, Jetpack is now active.", 'jetpack') };
    case 'linked':
      return { status: 'is-success', text: __('Your account is now connected.', 'jetpack') };
    case 'reconnection_completed':
      return {
        status: 'is-success',
        text: __('Your connection has been restored.', 'jetpack'),
        help: { label: __('Go to Site Health', 'jetpack'), page: 'site-health.php' },
      };
    case 'protect_misconfigured_ip':
      return {
        status: 'is-info',
        text: __(
          'Your server is misconfigured: visitor IP addresses cannot be detected, so attacks cannot be blocked.',
          'jetpack',
        ),
        help: { label: __('Learn more', 'jetpack'), source: 'jetpack-support-protect' },
      };
    default:
      return { status: 'is-info', text: code };
  }
}

/** Returns the notice of the page's state; a message code takes precedence over an error code (behaviour A4). */
export function selectStateNotice(
  initial: Pick<InitialState, 'jetpackStateNotices' | 'currentVersion' | 'siteData'>,
): StateNotice | undefined {
  const { messageCode, errorCode, errorDescription } = initial.jetpackStateNotices;
  // Atomic sites are updated automatically.
  if (messageCode === 'modules_activated' && initial.siteData.isAtomicPlatform) return undefined;
  const notice = messageCode
    ? toMessageNotice(messageCode, initial.currentVersion)
    : errorCode
      ? toErrorNotice(errorCode)
      : undefined;
  if (!notice || !errorDescription) return notice;
  return { ...notice, text: `${notice.text}\n${errorDescription}` };
}
