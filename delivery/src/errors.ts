/** A rule says no. Nothing was written. `reasons` are whole sentences, one per broken rule. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    what: string,
    readonly reasons: readonly string[],
  ) {
    super(what);
  }
}

/** Somebody else wrote the registry between our reading and our writing. Nothing was written; trying again is safe. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';
}

/** The command line does not say what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What lies in the store cannot be used, or the store cannot be reached. It was left as it is. */
export class BrokenStore extends Error {
  override name = 'BrokenStore';
}
