import path from 'node:path';
import { buildApp } from './app';
import { openDatabase } from './db/open';
import { createSite, getScenario, scenarios } from './scenarios/create';
import {
  getEnvironment,
  getGallery,
  getOperators,
  getPollSeconds,
  getPort,
  getRemotesBase,
  getWriteDelay,
  readArguments,
  usage,
  UsageError,
} from './start/options';
import { startupMessage } from './start/startup-message';
import { startProvider } from './start/provider';
import { stopOnSignals } from './start/stop';
import { openSiteStore } from './start/store';
import { readWebhooks, WebhookFileError } from './webhooks/config';
import { saveTraits, toTraits } from './traits/traits';

/** Opens the site in a data folder; creates one if it is empty. Returns a generated password, to be printed once. */
function openSite(data: string, wanted: string | undefined, password: string | undefined) {
  const scenario = scenarios.get(wanted ?? 'connected');
  if (!scenario) throw new UsageError(`There is no scenario ${wanted}: choose one of ${[...scenarios.keys()].join(', ')}.`);
  const db = openDatabase(path.join(data, 'site.sqlite'));
  // In one transaction: another process may be creating the site.
  const { present, made } = db.atomically(() => {
    const found = getScenario(db);
    if (found !== undefined) return { present: found };
    const created = createSite(db, scenario, { now: Date.now(), ...(password !== undefined && { password }) });
    return { present: scenario.name, made: created.password };
  });
  if (wanted !== undefined && wanted !== present) {
    db.close();
    throw new UsageError(`${data} already contains the scenario "${present}". Choose another folder with --data, or remove it.`);
  }
  return { db, scenario: present, ...(password === undefined && made !== undefined && { password: made }) };
}

async function main(): Promise<void> {
  // The data folder is for this user alone.
  process.umask(0o077);
  const given = readArguments();
  if (given.help) return console.log(usage);
  const data = path.resolve(given.data);
  const port = getPort(given.port);
  const asked = given['provider-port'];
  const providerPort = asked === undefined ? undefined : getPort(asked, '--provider-port');
  const environment = getEnvironment(given.environment);
  const pollSeconds = getPollSeconds(given['poll-seconds']);
  const remotesBase = given['remotes-base'] === undefined ? undefined : getRemotesBase(given['remotes-base']);
  const gallery = getGallery(given.gallery, environment);
  const writeDelay = given['write-delay'] === undefined ? undefined : getWriteDelay(given['write-delay']);
  const webhooks = given.webhooks === undefined ? undefined : { targets: await readWebhooks(given.webhooks) };
  const { db, scenario, password } = openSite(data, given.scenario, given.password);
  if (writeDelay !== undefined) saveTraits(db, { ...toTraits(db), optionWriteDelayMs: writeDelay });
  const operators = given.operators === undefined ? undefined : getOperators(db, given.operators);
  const { endpoint, keys, key } = given;
  const store = await openSiteStore({ store: given.store ?? path.join(data, 'delivery'), endpoint, keys, key });
  const own =
    given.provider === '' ? await startProvider(db, port, providerPort, { environment, isSecure: given.secure }) : undefined;
  const provider = own?.origin ?? given.provider;
  const app = await buildApp({
    db,
    now: Date.now,
    environment,
    isSecure: given.secure,
    ...store,
    acceptsOlder: given['accept-older'],
    languages: path.resolve(given.languages ?? path.join(data, 'languages')),
    shell: path.resolve(given.shell),
    provider,
    pollSeconds,
    ...(operators && { operators }),
    ...(webhooks && { webhooks }),
    ...(remotesBase !== undefined && { remotesBase }),
    ...(gallery !== undefined && { gallery }),
    log: process.stdout,
  });

  // One line of JSON, for the program that started this one; a user gets the addresses from that program.
  const address = await app.listen({ host: '127.0.0.1', port });
  console.log(JSON.stringify({ ready: address, provider, scenario, environment, ...(password !== undefined && { password }) }));

  stopOnSignals(own ? [app, own.app] : [app], db);
}

main().catch((error: unknown) => {
  console.error(
    error instanceof UsageError || error instanceof WebhookFileError ? error.message : (startupMessage(error) ?? error),
  );
  process.exit(1);
});
