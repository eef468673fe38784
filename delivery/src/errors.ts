/** A rule was broken. Nothing was written. `reasons` are whole sentences, one per broken rule. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    what: string,
    readonly reasons: readonly string[],
  ) {
    super(what);
  }
}

/** The registry changed between reading and writing. Nothing was written; a retry is safe. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';
}

/** The command line is incomplete or wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What lies in the store cannot be used, or the store cannot be reached. It was left as it is. */
export class BrokenStore extends Error {
  override name = 'BrokenStore';
}
