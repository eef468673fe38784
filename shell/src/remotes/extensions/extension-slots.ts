/** One extension on the page, or on its way there. */
export interface Place {
  readonly element: HTMLElement;
  /** Whether there is something to see; settles with false when nothing comes. */
  readonly drawn: Promise<boolean>;
  /** Takes it away with all it holds. */
  end(): void;
}

/** What should stand at a point: whose, which version of it, and how it comes. */
export interface Wanted {
  readonly name: string;
  /** While it stays the same, what stands is left alone. Undefined: there is nothing to show. */
  readonly key: string | undefined;
  readonly open: () => Place;
}

/** The places of one point. */
export interface Places {
  readonly isClosed: boolean;
  /** Brings what stands there into agreement with what is wanted, in its order; says whether anything came of what is new. */
  arrange(wanted: readonly Wanted[]): Promise<boolean>;
  close(): void;
}

/** What stands for one name: the version that was last begun, and before it those that stay until it can be seen. */
interface Standing {
  readonly key: string | undefined;
  readonly open: Place[];
}

/** Keeps the places of one point, in the element `host`. */
export function createPlaces(host: HTMLElement): Places {
  const standing = new Map<string, Standing>();
  let isClosed = false;

  function end({ open }: Standing, ended: readonly Place[]): void {
    for (const place of ended) {
      open.splice(open.indexOf(place), 1);
      // Not while the caller is drawing, as with outlets.
      queueMicrotask(() => place.end());
    }
  }

  const leave = (name: string, left: Standing) => {
    standing.delete(name);
    end(left, [...left.open]);
  };

  /** The element before which a new one of `name` stands. */
  function follower(wanted: readonly Wanted[], name: string): Element | null {
    const own = standing.get(name)?.open[0];
    const later = wanted.slice(wanted.findIndex((each) => each.name === name) + 1);
    const next = later.flatMap((each) => standing.get(each.name)?.open[0] ?? [])[0];
    return (own ?? next)?.element ?? null;
  }

  async function begin(wanted: readonly Wanted[], { name, key, open }: Wanted): Promise<boolean> {
    const earlier = standing.get(name)?.open ?? [];
    const place = open();
    host.insertBefore(place.element, follower(wanted, name));
    const now: Standing = { key, open: [...earlier, place] };
    standing.set(name, now);
    const isDrawn = await place.drawn;
    const current = standing.get(name);
    if (!current?.open.includes(place)) return false;
    const before = current.open.slice(0, current.open.indexOf(place));
    if (isDrawn) end(current, before);
    // The version that can be seen stays when another does not come.
    else if (before.length > 0) end(current, [place]);
    return isDrawn;
  }

  return {
    get isClosed() {
      return isClosed;
    },
    async arrange(wanted) {
      const shown = wanted.filter(({ key }) => key !== undefined);
      for (const [name, left] of [...standing]) if (!shown.some((each) => each.name === name)) leave(name, left);
      const changed = shown.filter(({ name, key }) => standing.get(name)?.key !== key);
      return (await Promise.all(changed.map((each) => begin(wanted, each)))).includes(true);
    },
    close() {
      isClosed = true;
      for (const [name, left] of [...standing]) leave(name, left);
    },
  };
}
