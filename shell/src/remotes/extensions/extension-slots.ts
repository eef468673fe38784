/** The mount of one extension, loading or rendered. */
export interface ExtensionMount {
  readonly element: HTMLElement;
  /** Resolves with whether the extension was rendered. */
  readonly rendered: Promise<boolean>;
  /** Removes the element and releases its resources. */
  close(): void;
}

/** An extension of a slot. */
export interface SlotEntry {
  /** The name of the remote. */
  readonly name: string;
  /** Identifies the version; a mount is kept while it stays the same. Undefined: nothing to show. */
  readonly key: string | undefined;
  readonly open: () => ExtensionMount;
}

/** The mounts of one extension point, in one element. */
export interface ExtensionSlot {
  readonly isClosed: boolean;
  /** Opens and closes mounts until they match `entries`, in their order. Resolves with whether anything new was rendered. */
  update(entries: readonly SlotEntry[]): Promise<boolean>;
  close(): void;
}

/** The mounts of one remote: the newest last, after those that stay until it is rendered. */
interface RemoteMounts {
  readonly key: string | undefined;
  readonly open: ExtensionMount[];
}

type MountsByRemote = Map<string, RemoteMounts>;

function closeMounts({ open }: RemoteMounts, closing: readonly ExtensionMount[]): void {
  for (const mount of closing) {
    open.splice(open.indexOf(mount), 1);
    // Deferred: the caller may be rendering.
    queueMicrotask(() => mount.close());
  }
}

/** Removes the mounts of remotes without an entry. */
function removeOthers(byRemote: MountsByRemote, entries: readonly SlotEntry[]): void {
  for (const [name, mounts] of [...byRemote]) {
    if (entries.some((entry) => entry.name === name)) continue;
    byRemote.delete(name);
    closeMounts(mounts, [...mounts.open]);
  }
}

/** Returns the element before which a new one of `name` is inserted. */
function findNext(byRemote: MountsByRemote, entries: readonly SlotEntry[], name: string): Element | null {
  const own = byRemote.get(name)?.open[0];
  const later = entries.slice(entries.findIndex((entry) => entry.name === name) + 1);
  const next = later.flatMap((entry) => byRemote.get(entry.name)?.open[0] ?? [])[0];
  return (own ?? next)?.element ?? null;
}

/** Waits for a mount, and closes the earlier ones of its remote, or the mount itself if it failed. */
async function settleMount(byRemote: MountsByRemote, name: string, mount: ExtensionMount): Promise<boolean> {
  const isRendered = await mount.rendered;
  const current = byRemote.get(name);
  if (!current?.open.includes(mount)) return false;
  const before = current.open.slice(0, current.open.indexOf(mount));
  if (isRendered) closeMounts(current, before);
  // The rendered version stays when the next one fails.
  else if (before.length > 0) closeMounts(current, [mount]);
  return isRendered;
}

/** Creates the slot of an extension point in `host`. */
export function createExtensionSlot(host: HTMLElement): ExtensionSlot {
  const byRemote: MountsByRemote = new Map();
  let isClosed = false;

  function openMount(entries: readonly SlotEntry[], { name, key, open }: SlotEntry): Promise<boolean> {
    const earlier = byRemote.get(name)?.open ?? [];
    const mount = open();
    host.insertBefore(mount.element, findNext(byRemote, entries, name));
    byRemote.set(name, { key, open: [...earlier, mount] });
    return settleMount(byRemote, name, mount);
  }

  return {
    get isClosed() {
      return isClosed;
    },
    async update(entries) {
      const shown = entries.filter(({ key }) => key !== undefined);
      removeOthers(byRemote, shown);
      const changed = shown.filter(({ name, key }) => byRemote.get(name)?.key !== key);
      return (await Promise.all(changed.map((entry) => openMount(entries, entry)))).includes(true);
    },
    close() {
      isClosed = true;
      removeOthers(byRemote, []);
    },
  };
}
