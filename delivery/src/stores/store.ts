/** The registry's text, and a mark that changes whenever the text does. */
export interface StoredText {
  readonly text: string;
  readonly tag: string;
}

/** Where the registry and the published files lie. One implementation per kind of place. */
export interface Store {
  /** The registry's place, as messages name it. */
  readonly place: string;
  /** The registry; undefined when there is none yet. */
  readRegistry(): Promise<StoredText | undefined>;
  /**
   * Writes the registry if it is still the one that was read (compare-and-swap).
   *
   * @param seen The tag it was read with; undefined when there was none.
   * @throws {RevisionConflict} when it is another one by now.
   */
  swapRegistry(seen: string | undefined, text: string): Promise<void>;
  /** Writes a file whole or not at all. `address` is relative to the folder of remotes. */
  putFile(address: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a published file; undefined when there is none. */
  getFile(address: string): Promise<Buffer | undefined>;
}
