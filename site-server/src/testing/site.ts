import path from 'node:path';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { openStore } from '@site-admin/delivery';
import { buildApp, type AppOptions } from '../app';
import { openDatabase, type Database } from '../db/open';
import { findUserByLogin, openSession } from '../db/users';
import { createNonce } from '../nonce/nonce';
import { buildProvider } from '../provider/app';
import { createSite, scenarios } from '../scenarios/create';
import type { Scenario } from '../scenarios/scenario';
import { getCookieName } from '../session/session';

/** 21 November 2026, 09:00 UTC: a Saturday. */
export const testTime = Date.UTC(2026, 10, 21, 9);
export const testPassword = 'correct horse';
/** The origin of requests made with `inject`. */
export const home = 'http://localhost:80';

export interface ResponseLike {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Parsed, or undefined if it is not JSON. */
  readonly body: unknown;
}

/** A signed-in user (or a stranger) calling the site. */
export interface SiteUser {
  readonly cookie: string;
  readonly nonce: string;
  /** Hash of the session's token, which nonces are bound to. */
  readonly session: string;
  get(path: string, headers?: Record<string, string>): Promise<ResponseLike>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ResponseLike>;
}

export interface TestSite {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** The site's clock, which only tests change. */
  readonly clock: { now: number };
  as(login: string): SiteUser;
  readonly stranger: SiteUser;
  /** The provider's origin; it listens, as the site calls it over HTTP. */
  readonly provider: string;
  /** Stops the provider: calls to it fail. */
  stopProvider(): Promise<void>;
  /** Makes the site listen too, for flows in which a browser or the provider calls it. @returns Its origin. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Options extends Partial<Omit<AppOptions, 'db' | 'now' | 'provider' | 'store' | 'storeFolder'>> {
  /** Folder of the store. */
  readonly store?: string;
  /** False for a store whose files the server cannot read from the disk. */
  readonly isFolder?: boolean;
  readonly scenario?: string | Scenario;
  /** Of the database; in memory when omitted. */
  readonly file?: string;
  /** False for the database of an earlier test site. */
  readonly isNew?: boolean;
}

function person(app: FastifyInstance, headers: Record<string, string>, session = ''): SiteUser {
  async function call(
    method: 'GET' | 'POST',
    url: string,
    more: Record<string, string>,
    payload?: string,
  ): Promise<ResponseLike> {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload !== undefined && { payload }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body, body: toJson(response.body) };
  }
  const address = (to: string) => (to.startsWith('/') ? to : `/wp-json/jetpack/v4/${to}`);
  return {
    cookie: headers.cookie ?? '',
    nonce: headers['x-wp-nonce'] ?? '',
    session,
    get: (to, more = {}) => call('GET', address(to), more),
    post(to, body, more = {}) {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      return call('POST', address(to), { ...(text !== undefined && { 'content-type': 'application/json' }), ...more }, text);
    },
  };
}

const missing = path.join(__dirname, 'nothing-here');

/** Returns a whole site in memory; only the clock and the cost of password hashes are fake. */
export async function testSite(options: Options = {}): Promise<TestSite> {
  const {
    scenario: wanted = 'connected',
    file = ':memory:',
    isNew = true,
    isFolder = true,
    store: folder = missing,
    log,
    ...more
  } = options;
  const clock = { now: testTime };
  const db = openDatabase(file);
  const scenario = typeof wanted === 'string' ? scenarios.get(wanted) : wanted;
  if (!scenario) throw new Error(`No scenario ${String(wanted)}.`);
  if (isNew) createSite(db, scenario, { now: clock.now, password: testPassword, cost: 16 });
  const now = () => clock.now;
  const beyond = await buildProvider({ db, now });
  const provider = await beyond.listen({ host: '127.0.0.1', port: 0 });
  const app = await buildApp({
    ...{ environment: 'production', shell: missing, ...more },
    ...{ db, now, provider, store: openStore(folder, { folder, env: {} }) },
    ...(isFolder && { storeFolder: folder }),
    ...(log && { log }),
  });

  function as(login: string): SiteUser {
    const user = findUserByLogin(db, login);
    if (!user) throw new Error(`No user ${login}.`);
    const token = `token-of-${login}`;
    const session = createHash('sha256').update(token).digest('hex');
    db.run('DELETE FROM sessions WHERE token_hash = ?', session);
    openSession(db, session, user.id, clock.now, clock.now + 14 * 24 * 3600 * 1000);
    const nonce = createNonce(db, clock.now, 'wp_rest', { userId: user.id, session });
    return person(app, { cookie: `${getCookieName({ db, now, ...more })}=${token}`, 'x-wp-nonce': nonce }, session);
  }

  return {
    app,
    db,
    clock,
    as,
    stranger: person(app, {}),
    provider,
    stopProvider: () => beyond.close(),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await beyond.close();
      db.close();
    },
  };
}
