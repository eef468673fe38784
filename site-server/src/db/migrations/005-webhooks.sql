-- The last entry of the store's journal that each webhook was sent.
CREATE TABLE webhook_progress (
  url TEXT NOT NULL,
  place TEXT NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (url, place)
) STRICT, WITHOUT ROWID;
