-- Tables of the provider. Their names begin with provider_; the site accesses them over HTTP only. Among options,
-- rewind, scan, discount, broken_tokens and videopress_storage belong to the provider as well: scenarios write them.
ALTER TABLE licenses RENAME TO provider_licenses;
ALTER TABLE purchases RENAME TO provider_purchases;
ALTER TABLE provider_purchases ADD COLUMN price REAL; -- US dollars paid for the first term; NULL: included in a license
ALTER TABLE provider_purchases ADD COLUMN coupon TEXT;

CREATE TABLE provider_sites (
  blog_id INTEGER PRIMARY KEY,
  url TEXT NOT NULL, -- without a trailing slash; '' until the site first calls
  name TEXT NOT NULL,
  token TEXT NOT NULL UNIQUE,
  connected INTEGER NOT NULL CHECK (connected IN (0, 1)),
  registered_at INTEGER NOT NULL
) STRICT;

CREATE TABLE provider_accounts (
  id INTEGER PRIMARY KEY,
  login TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  display_name TEXT NOT NULL,
  other_sites INTEGER NOT NULL, -- connected sites elsewhere
  tracks_opt_out INTEGER NOT NULL DEFAULT 0 CHECK (tracks_opt_out IN (0, 1))
) STRICT;

-- Linked accounts by site and user.
CREATE TABLE provider_links (
  blog_id INTEGER NOT NULL REFERENCES provider_sites (blog_id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  account_id INTEGER NOT NULL REFERENCES provider_accounts (id),
  token TEXT NOT NULL UNIQUE,
  PRIMARY KEY (blog_id, user_id)
) STRICT, WITHOUT ROWID;

-- Codes of the authorization page, valid for one exchange.
CREATE TABLE provider_codes (
  code TEXT PRIMARY KEY,
  blog_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  account_id INTEGER NOT NULL,
  secret TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE provider_coupons (
  code TEXT PRIMARY KEY,
  percent INTEGER NOT NULL CHECK (percent BETWEEN 1 AND 100),
  product_slug TEXT, -- NULL: any
  blog_id INTEGER, -- NULL: any site
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE TABLE provider_akismet_keys (
  key TEXT PRIMARY KEY,
  issued_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Permissions of other services by account.
CREATE TABLE provider_keyrings (
  id INTEGER PRIMARY KEY,
  blog_id INTEGER NOT NULL,
  service TEXT NOT NULL,
  token TEXT NOT NULL,
  verified_at INTEGER
) STRICT;

CREATE TABLE provider_surveys (
  id INTEGER PRIMARY KEY,
  survey_id TEXT NOT NULL,
  site_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  response TEXT NOT NULL,
  said TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE provider_pixels (
  id INTEGER PRIMARY KEY,
  event TEXT NOT NULL,
  properties TEXT NOT NULL, -- JSON
  at INTEGER NOT NULL
) STRICT;

-- Tokens of the site's linked users for the provider; that of the site is the option blog_token.
CREATE TABLE user_tokens (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token TEXT NOT NULL
) STRICT;
