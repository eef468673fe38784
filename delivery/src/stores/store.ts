/** The registry's text, with a tag that changes with it. */
export interface StoredText {
  readonly text: string;
  readonly tag: string;
}

/**
 * Storage of the registry, of published files and of the journal. One implementation per kind of storage. Addresses are relative to the
 * store; each begins with one of `folders`.
 */
export interface Store {
  /** The registry's location, for messages. */
  readonly place: string;
  /**
   * Returns the registry; undefined if there is none yet.
   *
   * @param known The result of an earlier call; returned again if the registry is unchanged.
   */
  readRegistry(known?: StoredText): Promise<StoredText | undefined>;
  /**
   * Writes the registry if it is unchanged since it was read (compare-and-swap).
   *
   * @param seen The tag it was read with; undefined if there was none.
   * @throws {RevisionConflict} If it has changed.
   */
  swapRegistry(seen: string | undefined, text: string): Promise<void>;
  /** Writes a file atomically. */
  putFile(address: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a file; undefined if there is none. */
  getFile(address: string): Promise<Buffer | undefined>;
  /** Removes the files below an address; succeeds if there are none. */
  removeFolder(address: string): Promise<void>;
}

/** `remotes`: served to browsers. `incoming`: published without a promoter's key. `journal`: what was done, readable by ops alone. */
export const folders = ['remotes', 'incoming', 'journal'] as const;
