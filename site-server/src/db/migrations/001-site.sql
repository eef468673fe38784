-- Tables of a site. Times are Unix milliseconds, JSON is text.
CREATE TABLE options (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL -- JSON
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  display_name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('administrator', 'editor', 'author', 'contributor', 'subscriber')),
  password_hash TEXT NOT NULL,
  registered_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY, -- SHA-256 of the cookie, so that a leaked database opens no session
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE failed_sign_ins (
  address TEXT NOT NULL,
  login TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX failed_sign_ins_by_address ON failed_sign_ins (address, at);

-- The account at the provider that a user has linked.
CREATE TABLE accounts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id INTEGER NOT NULL,
  login TEXT NOT NULL,
  email TEXT NOT NULL,
  display_name TEXT NOT NULL,
  site_count INTEGER NOT NULL,
  tracks_opt_out INTEGER NOT NULL DEFAULT 0 CHECK (tracks_opt_out IN (0, 1))
) STRICT;

CREATE TABLE post_by_email (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  address TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE active_modules (
  slug TEXT PRIMARY KEY,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE module_options (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL -- JSON, as returned by reads
) STRICT, WITHOUT ROWID;

CREATE TABLE plugins (
  file TEXT PRIMARY KEY, -- akismet/akismet.php
  slug TEXT NOT NULL UNIQUE,
  version TEXT NOT NULL,
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  source TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

CREATE TABLE visits (
  day TEXT PRIMARY KEY, -- 2026-11-21, UTC
  views INTEGER NOT NULL,
  visitors INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE licenses (
  license_key TEXT PRIMARY KEY,
  id INTEGER NOT NULL UNIQUE,
  product_slug TEXT NOT NULL,
  owner_account INTEGER, -- account that lists it; NULL: none yet
  issued_at INTEGER NOT NULL,
  attached_at INTEGER,
  attached_blog INTEGER,
  revoked_at INTEGER
) STRICT;

CREATE TABLE purchases (
  id INTEGER PRIMARY KEY,
  blog_id INTEGER NOT NULL,
  account_id INTEGER NOT NULL,
  product_slug TEXT NOT NULL,
  active INTEGER NOT NULL CHECK (active IN (0, 1)),
  subscribed_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  license_key TEXT REFERENCES licenses (license_key)
) STRICT;

-- Health reports of remotes from browsers.
CREATE TABLE health (
  remote TEXT NOT NULL,
  version TEXT NOT NULL,
  phase TEXT NOT NULL,
  outcome TEXT NOT NULL,
  count INTEGER NOT NULL,
  total_ms REAL NOT NULL,
  last_at INTEGER NOT NULL,
  last_reason TEXT,
  last_correlation TEXT,
  PRIMARY KEY (remote, version, phase, outcome)
) STRICT, WITHOUT ROWID;

-- Canaries that went over their error budget. They count as 0 % until the registry names another candidate or seed.
CREATE TABLE stopped_rollouts (
  remote TEXT NOT NULL,
  candidate TEXT NOT NULL,
  seed TEXT NOT NULL,
  mounts INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (remote, candidate, seed)
) STRICT, WITHOUT ROWID;
