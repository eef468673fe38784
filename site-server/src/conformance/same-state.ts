import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { saveModuleOption, setModuleActive } from '../db/modules';
import { addPlugin, listPlugins, setPluginActive } from '../db/plugins';
import { getOption } from '../modules/options';
import { inDirectory } from '../provider/directory';
import type { TestSite } from '../testing/site';
import type { ApiUser, Role } from './api-user';
import { ConformanceError } from './remote-site';

export type Users = ReadonlyMap<Role, ApiUser>;

/** The same users on the running site and on the embedded one. */
export interface Pair {
  readonly scenario: string;
  readonly there: Users;
  readonly here: Users;
}

const connection = v.object({
  isRegistered: v.boolean(),
  hasConnectedOwner: v.boolean(),
  isUserConnected: v.boolean(),
  offlineMode: v.object({ isActive: v.boolean() }),
});
const modules = v.record(v.string(), v.object({ activated: v.boolean() }));
const plugins = v.record(v.string(), v.object({ Version: v.string(), active: v.boolean() }));
const settings = v.record(v.string(), v.unknown());
const plan = v.object({ plan: v.object({ product_slug: v.string() }) });
const planText = v.object({ data: v.pipe(v.string(), v.parseJson(), plan) });

async function read<S extends v.GenericSchema>(user: ApiUser, path: string, schema: S): Promise<v.InferOutput<S>> {
  const { status, body } = await user.call({ method: 'GET', path });
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new ConformanceError(`GET ${path} is no response of Jetpack (status ${status}).`);
  return parsed.output;
}

export function getUser(users: Users, role: Role): ApiUser {
  const user = users.get(role);
  if (!user) throw new Error(`${role} is not signed in.`);
  return user;
}

/** Returns what decides on the scenario: the connection as each user sees it, and the plan. */
async function readFacts(users: Users): Promise<Record<string, string>> {
  const facts: Record<string, string> = {};
  for (const [login, user] of users) {
    const { offlineMode, isUserConnected, ...rest } = await read(user, 'connection', connection);
    Object.assign(facts, { ...rest, offline: offlineMode.isActive, [`${login} is linked`]: isUserConnected });
  }
  const { status, body } = await getUser(users, 'admin').call({ method: 'GET', path: 'site' });
  return { ...facts, plan: status === 200 ? v.parse(planText, body).data.plan.product_slug : 'none' };
}

/** Returns the version of Jetpack; '' if the plugin has another file. */
const readVersion = async (users: Users): Promise<string> =>
  (await read(getUser(users, 'admin'), 'plugins', plugins))['jetpack/jetpack.php']?.Version ?? '';

const computedOptions: ReadonlySet<string> = new Set(['post_by_email_address', 'sharing_services', 'onboarding', 'blog_id']);

const withoutPatch = (version: string) => version.split('.').slice(0, 2).join('.');

/** @throws {ConformanceError} If the running site has another version of Jetpack, connection or plan than the scenario. */
export async function requireSameState({ scenario, there, here }: Pair): Promise<void> {
  const [theirs, ours] = await Promise.all([readVersion(there), readVersion(here)]);
  if (withoutPatch(theirs) !== withoutPatch(ours))
    throw new ConformanceError(`The site has Jetpack ${theirs}; the embedded site responds as ${ours} does.`);
  const [facts, wanted] = await Promise.all([readFacts(there), readFacts(here)]);
  const wrong = Object.entries(wanted).filter(([name, value]) => facts[name] !== value);
  if (wrong.length === 0) return;
  const list = wrong.map(([name, value]) => `${name}: ${String(facts[name])} there, ${value} in the scenario`).join('; ');
  throw new ConformanceError(`The site is not in the state of the scenario ${scenario}. ${list}.`);
}

async function adoptModules({ db, clock }: TestSite, theirs: ApiUser, ours: ApiUser): Promise<string[]> {
  const changes: string[] = [];
  const own = await read(ours, 'module/all', modules);
  for (const [slug, { activated }] of Object.entries(await read(theirs, 'module/all', modules))) {
    if (activated === own[slug]?.activated) continue;
    setModuleActive(db, slug, activated, clock.now);
    changes.push(`${slug} is ${activated ? 'on' : 'off'}`);
  }
  return changes;
}

async function adoptPlugins({ db }: TestSite, theirs: ApiUser): Promise<string[]> {
  const changes: string[] = [];
  const installed = new Map(listPlugins(db).map((plugin) => [plugin.file, plugin]));
  for (const [file, { active: isActive, Version: version }] of Object.entries(await read(theirs, 'plugins', plugins))) {
    const [slug = file] = file.split('/');
    const found = installed.get(file);
    if (found ? found.active === isActive : !inDirectory(slug)) continue;
    if (found) setPluginActive(db, slug, isActive, '');
    else addPlugin(db, { file, slug, version, active: isActive, source: '' });
    changes.push(`the plugin ${slug} is ${isActive ? 'active' : 'inactive'}`);
  }
  return changes;
}

/** Saves the options that have another value on the running site; those computed from other data are left as they are. */
async function adoptOptions({ db }: TestSite, theirs: ApiUser, ours: ApiUser): Promise<string[]> {
  const own = await read(ours, 'settings', settings);
  const differing = Object.entries(await read(theirs, 'settings', settings)).filter(
    ([name, value]) => getOption(name) && name in own && !computedOptions.has(name) && !isDeepStrictEqual(own[name], value),
  );
  for (const [name, value] of differing) saveModuleOption(db, name, value);
  return differing.map(([name]) => `the option ${name} differs`);
}

/** Gives the embedded site the modules, plugins and options of the running one. @returns What was changed. */
export async function adoptState(site: TestSite, { there, here }: Pair): Promise<string[]> {
  const [theirs, ours] = [getUser(there, 'admin'), getUser(here, 'admin')];
  return [
    ...(await adoptModules(site, theirs, ours)),
    ...(await adoptPlugins(site, theirs)),
    ...(await adoptOptions(site, theirs, ours)),
  ];
}
