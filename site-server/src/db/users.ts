import * as v from 'valibot';
import type { Database } from './open';

/** In WordPress's order, the most privileged first. */
export const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const;
export type Role = (typeof roles)[number];

const user = v.object({
  id: v.number(),
  login: v.string(),
  email: v.string(),
  displayName: v.string(),
  role: v.picklist(roles),
});
export type User = v.InferOutput<typeof user>;

const columns = 'users.id, users.login, users.email, users.display_name AS displayName, users.role';

export function createUser(db: Database, created: Omit<User, 'id'>, passwordHash: string, now: number): void {
  db.run(
    'INSERT INTO users (login, email, display_name, role, password_hash, registered_at) VALUES (?, ?, ?, ?, ?, ?)',
    created.login,
    created.email,
    created.displayName,
    created.role,
    passwordHash,
    now,
  );
}

export const findUser = (db: Database, id: number): User | undefined =>
  db.get(user, `SELECT ${columns} FROM users WHERE id = ?`, id);

export const findUserByLogin = (db: Database, login: string): User | undefined =>
  db.get(user, `SELECT ${columns} FROM users WHERE login = ?`, login);

/** Returns the stored hash of a user's password; for comparison only. */
export const getPasswordHash = (db: Database, login: string): string | undefined =>
  db.get(v.object({ hash: v.string() }), 'SELECT password_hash AS hash FROM users WHERE login = ?', login)?.hash;

const sessionColumns = `${columns}, sessions.expires_at AS expiresAt`;

export function openSession(db: Database, tokenHash: string, userId: number, now: number, expiresAt: number): void {
  db.atomically(() => {
    db.run('DELETE FROM sessions WHERE expires_at <= ?', now);
    db.run(
      'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
      tokenHash,
      userId,
      now,
      expiresAt,
    );
  });
}

export const closeSession = (db: Database, tokenHash: string): void => {
  db.run('DELETE FROM sessions WHERE token_hash = ?', tokenHash);
};

export const sessionUser = (db: Database, tokenHash: string, now: number): User | undefined =>
  db.get(
    v.object({ ...user.entries, expiresAt: v.number() }),
    `SELECT ${sessionColumns} FROM sessions JOIN users ON users.id = sessions.user_id WHERE token_hash = ? AND expires_at > ?`,
    tokenHash,
    now,
  );
