/** A command was refused, and nothing was written. `reasons` are whole sentences, one per broken rule. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    what: string,
    readonly reasons: readonly string[],
  ) {
    super(what);
  }
}

/** Refused because of a freeze. */
export class Frozen extends Refused {
  override name = 'Frozen';
}

/** The registry changed between reading and writing. Nothing was written; a retry is safe. */
export class RevisionConflict extends Error {
  override name = 'RevisionConflict';
}

/** The command line is incomplete or wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** For a store that the system does not let the command read or write. */
export const storeRemedy = 'Check its permissions, or choose another folder with --store.';

/** The store's content is invalid, or the store cannot be reached. It was not changed. */
export class BrokenStore extends Error {
  override name = 'BrokenStore';
  constructor(
    what: string,
    readonly reasons: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super(what, options);
  }
}
