import { __ } from '@site-admin/runtime/i18n';

/**
 * Returns the value of a setting as text.
 *
 * @param choices Texts of known values, by value.
 */
export function formatValue(value: unknown, choices: Readonly<Record<string, string>> = {}): string {
  if (typeof value === 'boolean') return value ? __('On', 'jetpack') : __('Off', 'jetpack');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value !== '') return choices[value] ?? value;
  return formatParts(value, choices) || __('Empty', 'jetpack');
}

function formatParts(value: unknown, choices: Readonly<Record<string, string>>): string {
  if (Array.isArray(value))
    return value.some(isToken) ? formatTokens(value) : value.map((item) => formatValue(item, choices)).join(', ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, part]) => `${choices[name] ?? name}: ${formatValue(part, choices)}`)
    .join('\n');
}

interface Token {
  readonly type: string;
  readonly value: string;
}

const isToken = (part: unknown): part is Token =>
  typeof part === 'object' && part !== null && 'type' in part && 'value' in part && typeof part.value === 'string';

/** A title format, with its tokens in square brackets as they are typed. */
const formatTokens = (parts: readonly unknown[]): string =>
  parts
    .filter(isToken)
    .map(({ type, value }) => (type === 'token' ? `[${value}]` : value))
    .join('');
