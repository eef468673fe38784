import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';

interface Service {
  readonly shortname: string;
  /** Character of the icon font. */
  readonly icon: string;
  readonly more?: Readonly<Record<string, unknown>>;
}

const builtIn: Readonly<Record<string, Service>> = {
  twitter: { shortname: 'twitter', icon: '\\f202', more: { short_url_length: 24 } },
  facebook: { shortname: 'facebook', icon: '\\f204' },
  linkedin: { shortname: 'linkedin', icon: '\\f207' },
  pinterest: { shortname: 'pinterest', icon: '\\f209' },
  tumblr: { shortname: 'tumblr', icon: '\\f214' },
  reddit: { shortname: 'reddit', icon: '\\f222' },
  pocket: { shortname: 'pocket', icon: '\\f224' },
  telegram: { shortname: 'telegram', icon: '\\f606' },
  'jetpack-whatsapp': { shortname: 'whatsapp', icon: '\\f608' },
  email: { shortname: 'email', icon: '\\f410' },
  print: { shortname: 'print', icon: '\\f469' },
};

const own = v.record(v.string(), v.object({ name: v.string(), url: v.string(), icon: v.string() }));
type OwnServices = v.InferOutput<typeof own>;

const ownServices = (db: Database): OwnServices => readOption(db, 'own_sharing_services', own, {});

export const isSharingService = (slug: string): boolean => slug in builtIn || /^custom-\d+$/.test(slug);

const slugs = v.optional(v.array(v.string()), []);
const chosen = v.object({ visible: slugs, hidden: slugs });

/** Returns which services are shown and how, in the form of the settings. */
export function readSharingServices(db: Database, saved: unknown, buttonStyle: unknown) {
  const lists = v.parse(v.optional(chosen, { visible: ['twitter', 'facebook'] }), saved);
  const mine = ownServices(db);
  const entry = (slug: string) => {
    const service = builtIn[slug];
    const shape = { button_style: buttonStyle, smart: false };
    if (service) return { ...shape, shortname: service.shortname, icon: service.icon, ...service.more };
    return { ...shape, shortname: slug, ...mine[slug] };
  };
  const map = (names: string[]) => {
    const known = names.filter((slug) => slug in builtIn || slug in mine);
    return known.length === 0 ? [] : Object.fromEntries(known.map((slug) => [slug, entry(slug)]));
  };
  return {
    visible: map(lists.visible),
    hidden: map(lists.hidden),
    all: Object.fromEntries([...lists.visible, ...lists.hidden].map((slug, index) => [slug, index])),
  };
}

const addition = v.object({
  sharing_name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  sharing_url: v.pipe(v.string(), v.trim(), v.url()),
  sharing_icon: v.pipe(v.string(), v.trim(), v.url()),
});

/** Adds a custom service and returns it; undefined if a value is missing. */
export function addOwnService(db: Database, value: unknown) {
  const parsed = v.safeParse(addition, value);
  if (!parsed.success) return undefined;
  const mine = ownServices(db);
  const numbers = Object.keys(mine).map((slug) => Number(slug.slice('custom-'.length)));
  const slug = `custom-${Math.max(0, ...numbers) + 1}`;
  const { sharing_name: name, sharing_url: url, sharing_icon: icon } = parsed.output;
  writeOption(db, 'own_sharing_services', { ...mine, [slug]: { name, url, icon } });
  return { id: slug, name, url, icon };
}

/** Removes a custom service. Returns false if there is none of that name. */
export function deleteOwnService(db: Database, slug: string): boolean {
  const { [slug]: removed, ...left } = ownServices(db);
  if (removed) writeOption(db, 'own_sharing_services', left);
  return removed !== undefined;
}
