-- Which users mounted a version, and saw it fail, in each hour of the last day: the failure curves of the operator page.
CREATE TABLE version_outcomes (
  hour INTEGER NOT NULL,
  remote TEXT NOT NULL,
  version TEXT NOT NULL,
  user_id INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (hour, remote, version, user_id)
) STRICT, WITHOUT ROWID;
