-- The newest registry that was accepted, so that an older one is refused after a restart too.
CREATE TABLE accepted_registry (
  place TEXT PRIMARY KEY,
  revision INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Versions sent to sessions during a rollout, and when each was last reported to be mounted or to have failed. Other reports do not count
-- for the stop rule.
CREATE TABLE served_versions (
  remote TEXT NOT NULL,
  seed TEXT NOT NULL,
  version TEXT NOT NULL,
  session TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  mounted_at INTEGER,
  failed_at INTEGER,
  PRIMARY KEY (remote, seed, version, session)
) STRICT, WITHOUT ROWID;
