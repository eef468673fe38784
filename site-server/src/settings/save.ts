import { randomBytes } from 'node:crypto';
import { keyMessages, type KeyError } from '../akismet/key';
import { savedModuleOptions, saveModuleOption, setPostByEmailAddress } from '../db/modules';
import type { Database } from '../db/open';
import { writeOption } from '../db/options';
import { isObject } from '../args';
import { getFacts } from '../modules/facts';
import type { ModuleFacts } from '../modules/module-facts';
import { cast, getOption } from '../modules/options';
import type { OptionFacts } from '../modules/option-kinds';
import { switchModule } from '../modules/state';
import type { Visitor } from '../rights/permissions';
import { parseAllowList } from './allow-list';
import { toDescription, toTitleFormats } from './seo';
import { addOwnService, deleteOwnService } from './sharing';

/** The user that saves, the site, and the host name for generated addresses. */
export interface Saving {
  readonly db: Database;
  readonly now: number;
  readonly visitor: Visitor;
  readonly host: string;
  /** False for a user that may save only an own post-by-email address. */
  readonly mayConfigure: boolean;
  /** Why the anti-spam service refused the key to be saved, if there is one. */
  readonly keyError: KeyError | undefined;
}

/** Result for one name: saved (possibly with a response value), or refused with a reason. */
type Outcome = { readonly saved: true; readonly response?: unknown } | { readonly saved: false; readonly reason: string };

const saved: Outcome = { saved: true };
const refused = (reason: string): Outcome => ({ saved: false, reason });

function saveFlag({ db, now }: Saving, facts: ModuleFacts, value: unknown): Outcome {
  const on = value === true;
  const switched = switchModule(db, now, facts, on);
  if (switched === 'not-supported') return refused('The plan of this site does not include it.');
  if (switched === 'failed') return refused('It could not be switched on.');
  if (switched === 'done' && facts.slug === 'gravatar-hovercards') {
    saveModuleOption(db, 'gravatar_disable_hovercards', on ? 'enabled' : 'disabled');
  }
  if (switched === 'done' && on && facts.slug === 'markdown') saveModuleOption(db, 'wpcom_publish_posts_with_markdown', true);
  return saved;
}

function savePostByEmail({ db, visitor, host }: Saving, request: unknown): Outcome {
  const { user, linked } = visitor;
  if (request === 'noop') return saved;
  if (!user || !linked) return refused('Link your account first: the address belongs to it.');
  const address = request === 'delete' ? null : `${user.login}.${randomBytes(6).toString('hex')}@post.${host}`;
  setPostByEmailAddress(db, user.id, address);
  return { saved: true, response: address ?? '' };
}

function saveAllowList({ db }: Saving, value: unknown): Outcome {
  const list = parseAllowList(String(value));
  if (!list.ok) return refused(`${list.wrong} is not an IP address or a range of them.`);
  saveModuleOption(db, 'jetpack_protect_global_whitelist', { local: list.entries });
  return saved;
}

function saveOnboarding({ db }: Saving, value: unknown): Outcome {
  if (!isObject(value)) return refused('It has to be an object.');
  const { siteTitle, siteDescription, ...responses } = value;
  if (typeof siteTitle === 'string') writeOption(db, 'site_title', siteTitle);
  if (typeof siteDescription === 'string') writeOption(db, 'site_description', siteDescription);
  saveModuleOption(db, 'onboarding', responses);
  return saved;
}

function saveApiKey({ db, keyError }: Saving, value: unknown): Outcome {
  if (value !== '' && keyError) return refused(keyMessages[keyError]);
  saveModuleOption(db, 'wordpress_api_key', value);
  return saved;
}

/** Options with rules of their own; the others are stored by type. */
const special: Readonly<Record<string, (saving: Saving, value: unknown) => Outcome>> = {
  post_by_email_address: savePostByEmail,
  jetpack_protect_global_whitelist: saveAllowList,
  onboarding: saveOnboarding,
  wordpress_api_key: saveApiKey,
  custom: ({ db }, value) => {
    const service = addOwnService(db, value);
    return service ? { saved: true, response: service } : refused('It needs a name, an address and a picture.');
  },
  sharing_delete_service: ({ db }, value) =>
    deleteOwnService(db, String(value)) ? saved : refused('This site has no service of its own with that name.'),
  'jetpack-twitter-cards-site-tag': ({ db }, value) => {
    saveModuleOption(db, 'jetpack-twitter-cards-site-tag', String(value).trim().replace(/^@+/, ''));
    return saved;
  },
  advanced_seo_front_page_description: ({ db }, value) => {
    saveModuleOption(db, 'advanced_seo_front_page_description', toDescription(String(value)));
    return saved;
  },
  advanced_seo_title_formats: ({ db }, value) => {
    const name = 'advanced_seo_title_formats';
    if (isObject(value)) saveModuleOption(db, name, toTitleFormats(value, savedModuleOptions(db).get(name)));
    return saved;
  },
  roles: ({ db }, value) => {
    saveModuleOption(db, 'roles', Array.isArray(value) && value.length === 0 ? ['administrator'] : value);
    return saved;
  },
};

function saveOption(saving: Saving, option: OptionFacts, value: unknown): Outcome {
  const rule = special[option.name];
  if (rule) return rule(saving, value);
  saveModuleOption(saving.db, option.name, cast(option, value));
  return saved;
}

/** Result of a save: response values by name, reasons by name, and unknown names. */
export interface SaveResult {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly reasons: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Saves what can be saved, in one transaction; `values` are already checked. Module flags go first, so that an option of a module switched
 * on by the same request finds it on.
 */
export function saveSettings(saving: Saving, values: Readonly<Record<string, unknown>>): SaveResult {
  const responses: Record<string, unknown> = {};
  const reasons: string[] = [];
  const unknown: string[] = [];
  const settle = (name: string, outcome: Outcome) => {
    if (!outcome.saved) reasons.push(`${name}: ${outcome.reason}`);
    else if (outcome.response !== undefined) responses[name] = outcome.response;
  };
  saving.db.atomically(() => {
    // The exception for post-by-email allows the request, but not every name in it.
    const isOpen = (name: string) => saving.mayConfigure || name === 'post_by_email_address';
    for (const name of Object.keys(values).filter((each) => !isOpen(each))) reasons.push(`${name}: You may not change it.`);
    const names = Object.keys(values).filter(isOpen);
    for (const name of names) {
      const facts = getFacts(name);
      if (facts) settle(name, saveFlag(saving, facts, values[name]));
    }
    for (const name of names.filter((each) => !getFacts(each))) {
      const option = getOption(name);
      if (option) settle(name, saveOption(saving, option, values[name]));
      else unknown.push(name);
    }
  });
  return { responses, reasons, unknown };
}

/** Returns the message of a 400 `some_updated`. */
export function refusalText({ reasons, unknown }: SaveResult): string {
  const invalid = unknown.length === 0 ? [] : [`Invalid option${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}.`];
  return [...invalid, ...reasons].join(' ');
}
