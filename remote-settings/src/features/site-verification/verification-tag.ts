/** The options of the services, in the order of the card (spec 002 §3). */
export const services = ['google', 'bing', 'pinterest', 'yandex', 'facebook'] as const;
export type Service = (typeof services)[number];

/** The names of the meta tags (spec 002 §5). */
const tagNames: Readonly<Record<Service, string>> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  pinterest: 'p:domain_verify',
  yandex: 'yandex-verification',
  facebook: 'facebook-domain-verification',
};

const code = /^[\w-]+$/;
const metaTag = /^<meta\s[^>]*\bcontent=(["'])([^"']*)\1[^>]*>$/i;

/** Returns a code as the meta tag of its service; any other value, such as a tag, as it is. */
export const toMetaTag = (service: Service, value: string): string =>
  code.test(value) ? `<meta name="${tagNames[service]}" content="${value}" />` : value;

/** Returns the code of a meta tag; anything else as it is. Codes with other characters are left in their tag: the site accepts them there only. */
export function toCode(text: string): string {
  const trimmed = text.trim();
  const content = metaTag.exec(trimmed)?.[2] ?? '';
  return code.test(content) ? content : trimmed;
}

/** Returns whether the site accepts the value: nothing, a code or a meta tag. */
export const isVerificationValue = (value: string): boolean => value === '' || code.test(value) || metaTag.test(value);
