import { __, sprintf } from '@site-admin/runtime/i18n';
import { findInvalidEntry, isIpAddress, isIpRange } from './ip-list';

const longestEntry = 45;

/** Returns an entry as it is quoted: the longest IPv6 address fits, a pasted text does not. */
function shorten(entry: string): string {
  const characters = Array.from(entry);
  return characters.length > longestEntry ? `${characters.slice(0, longestEntry).join('')}…` : entry;
}

/** Returns why a list of addresses and ranges is refused, with the line, or undefined if it is valid. */
export function checkAddressesAndRanges(list = ''): string | undefined {
  const found = findInvalidEntry(list, ',', (entry) => isIpAddress(entry) || isIpRange(entry));
  if (!found) return undefined;
  return sprintf(
    // translators: %1$d is the number of a line, %2$s what is in it.
    __('Line %1$d: “%2$s” is not an IP address or a range of IP addresses.', 'jetpack'),
    found.line,
    shorten(found.entry),
  );
}

/** Returns why a list of single addresses is refused, with the line, or undefined if it is valid. */
export function checkAddresses(list = ''): string | undefined {
  const found = findInvalidEntry(list, /[\s,;]/, isIpAddress);
  if (!found) return undefined;
  const { line, entry } = found;
  return isIpRange(entry)
    ? // translators: %1$d is the number of a line, %2$s what is in it.
      sprintf(__('Line %1$d: “%2$s” is a range. Only single IP addresses are supported here.', 'jetpack'), line, shorten(entry))
    : // translators: %1$d is the number of a line, %2$s what is in it.
      sprintf(__('Line %1$d: “%2$s” is not an IP address.', 'jetpack'), line, shorten(entry));
}
