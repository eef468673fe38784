/** The registry's text, with a tag that changes with it. */
export interface StoredText {
  readonly text: string;
  readonly tag: string;
}

/** Storage of the registry and the published files. One implementation per kind of storage. */
export interface Store {
  /** The registry's location, for messages. */
  readonly place: string;
  /** Returns the registry; undefined if there is none yet. */
  readRegistry(): Promise<StoredText | undefined>;
  /**
   * Writes the registry if it is unchanged since it was read (compare-and-swap).
   *
   * @param seen The tag it was read with; undefined if there was none.
   * @throws {RevisionConflict} If it has changed.
   */
  swapRegistry(seen: string | undefined, text: string): Promise<void>;
  /** Writes a file atomically. `address` is relative to the folder of remotes. */
  putFile(address: string, bytes: Uint8Array): Promise<void>;
  /** Returns the bytes of a published file; undefined if there is none. */
  getFile(address: string): Promise<Buffer | undefined>;
}
