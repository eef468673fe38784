import { alphanumeric, flag, invalid, isObject, oneOf, positiveInteger, text, texts, type Checked } from '../args';
import { isModule } from '../modules/facts';
import { getOption } from '../modules/options';
import type { Check, OptionFacts } from '../modules/option-kinds';
import { roles } from '../db/users';
import { isSharingService } from './sharing';

const knownRoles: readonly string[] = roles;

/** Accepts an empty list, or one with at least one role of WordPress itself. */
function roleNames(value: unknown, name: string): Checked<string[]> {
  const list = texts(value, name);
  if ('invalid' in list) return list;
  const known = list.value.length === 0 || list.value.some((role) => knownRoles.includes(role));
  return known ? list : invalid('invalid_param', `${name} can be ${knownRoles.join(', ')}.`);
}

const metaContent = /^<meta\s[^>]*\bcontent=(["'])([^"']*)\1[^>]*>$/i;

/** Returns the code in a meta tag, or the value itself if it is a code; undefined for anything else. */
function verificationCode(value: string): string | undefined {
  const code = metaContent.exec(value.trim())?.[2] ?? value;
  return code === '' || /^[A-Za-z0-9_-]+$/.test(code) ? code : undefined;
}

function verification(value: unknown, name: string): Checked<string> {
  const code = typeof value === 'string' ? verificationCode(value) : undefined;
  return code === undefined
    ? invalid('invalid_param', `${name} has to be a verification code or its meta tag.`)
    : { value: code };
}

const tokens: Readonly<Record<string, readonly string[]>> = {
  front_page: ['site_name', 'tagline'],
  posts: ['site_name', 'tagline', 'post_title'],
  pages: ['site_name', 'tagline', 'page_title'],
  groups: ['site_name', 'tagline', 'group_title'],
  archives: ['site_name', 'tagline', 'date', 'archive_title'],
};

function isTitlePart(part: unknown, page: string): boolean {
  if (!isObject(part) || typeof part.value !== 'string' || part.value === '') return false;
  return part.type === 'string' || (part.type === 'token' && (tokens[page] ?? []).includes(part.value));
}

function titleFormats(value: unknown, name: string): Checked<unknown> {
  const isFormat = ([page, format]: [string, unknown]) =>
    page in tokens && (format === '' || (Array.isArray(format) && format.every((part) => isTitlePart(part, page))));
  if (isObject(value) && Object.entries(value).every(isFormat)) return { value };
  return invalid('invalid_param', `${name} has to name kinds of pages, each with the parts of its title.`);
}

function services(value: unknown, name: string): Checked<unknown> {
  const isList = (list: unknown) =>
    Array.isArray(list) && list.every((each) => typeof each === 'string' && isSharingService(each));
  if (isObject(value) && isList(value.visible ?? []) && isList(value.hidden ?? [])) return { value };
  return invalid('invalid_param', `${name} has to hold the lists visible and hidden, of known services.`);
}

function object(value: unknown, name: string): Checked<unknown> {
  return isObject(value) ? { value } : invalid('invalid_param', `${name} has to be an object.`);
}

/** Accepts a text and removes tags and line breaks, as WordPress does. */
function plainText(value: unknown, name: string): Checked<string> {
  const checked = text(value, name);
  if ('invalid' in checked) return checked;
  const withoutTags = checked.value.replace(/<[^>]*>/g, '');
  return { value: withoutTags.replace(/\s+/g, ' ').trim() };
}

const checks: Readonly<Record<Exclude<Check, 'choice'>, (value: unknown, name: string) => Checked<unknown>>> = {
  boolean: flag,
  text,
  'plain-text': plainText,
  'positive-integer': positiveInteger,
  alphanumeric,
  'verification-code': verification,
  roles: roleNames,
  list: texts,
  object,
  'sharing-services': services,
  'title-formats': titleFormats,
};

function checkOption(option: OptionFacts, value: unknown): Checked<unknown> {
  if (option.check !== 'choice') return checks[option.check](value, option.name);
  const chosen = oneOf(...Object.keys(option.choices ?? {}))(value, option.name);
  return 'invalid' in chosen ? invalid('invalid_param_value', chosen.invalid.message) : chosen;
}

/** Checks one name of a settings change. Unknown names pass here and are reported after the others were saved. */
export function checkSetting(name: string, value: unknown): Checked<unknown> {
  if (isModule(name)) return flag(value, name);
  const option = getOption(name);
  return option ? checkOption(option, value) : { value };
}
