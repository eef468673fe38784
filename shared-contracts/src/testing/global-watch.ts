/** Watches global listeners, timers and style elements for leaks. */
export interface GlobalWatch {
  /** Returns the names of what was added since the watch began and not removed. */
  open(): string[];
  /** Restores the globals. */
  stop(): void;
}

type Listener = EventListenerOrEventListenerObject | null;

/** Returns the name of a global event target: unlike those of elements, its listeners outlive the host. */
function getGlobalName(target: unknown): string | undefined {
  if (target === window) return 'window';
  if (target === document) return 'document';
  if (target === document.body) return 'body';
  if (target === document.documentElement) return 'html';
  return undefined;
}

const captures = (options?: boolean | AddEventListenerOptions | EventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true;

interface Known {
  readonly target: unknown;
  readonly type: string;
  readonly listener: Listener;
  readonly capture: boolean;
}

/** Replaces the two listener methods of `holder`: `EventTarget.prototype`, or a window that has its own. */
function watchHolder(holder: EventTarget, known: Known[], open: Map<unknown, string>): () => void {
  const { addEventListener, removeEventListener } = holder;

  function forget(target: unknown, type: string, listener: Listener, capture: boolean): void {
    const index = known.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    );
    known.splice(index, index < 0 ? 0 : 1).forEach((entry) => open.delete(entry));
  }

  function remember(target: EventTarget, type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void {
    const entry = { target, type, listener, capture: captures(options) };
    const drop = () => forget(target, type, listener, entry.capture);
    drop();
    known.push(entry);
    open.set(entry, `${type} listener on ${getGlobalName(target)}`);
    const { signal, once } = typeof options === 'object' ? options : {};
    signal?.addEventListener('abort', drop);
    if (once) addEventListener.call(target, type, drop, { once: true });
  }

  holder.addEventListener = function watched(type, listener, options) {
    const target = this ?? window;
    if (getGlobalName(target) !== undefined) remember(target, type, listener, options);
    addEventListener.call(target, type, listener, options);
  };
  holder.removeEventListener = function watched(type, listener, options) {
    const target = this ?? window;
    forget(target, type, listener, captures(options));
    removeEventListener.call(target, type, listener, options);
  };
  return () => Object.assign(holder, { addEventListener, removeEventListener });
}

function watchListeners(open: Map<unknown, string>): () => void {
  const known: Known[] = [];
  // jsdom listens on the document from the first style it computes.
  window.getComputedStyle(document.documentElement).getPropertyValue('color');
  // Some windows have these methods as own properties.
  const holders = Object.hasOwn(window, 'addEventListener') ? [EventTarget.prototype, window] : [EventTarget.prototype];
  const stops = holders.map((holder) => watchHolder(holder, known, open));
  return () => stops.forEach((stop) => stop());
}

/** Runs a timer handler; string handlers are ignored, as the content security policy refuses them. */
function runHandler(handler: TimerHandler, given: readonly unknown[]): void {
  if (typeof handler === 'function') Reflect.apply(handler, window, given);
}

function watchTimers(open: Map<unknown, string>): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;

  /** Returns a function that clears a timer of a kind. Keys contain the kind: a timer and an animation frame may have the same number. */
  function clearing(kind: string, clear: (id: number) => void) {
    return (id?: number) => {
      open.delete(`${kind} ${id}`);
      if (id !== undefined) clear.call(window, id);
    };
  }

  const once = (kind: string, start: (run: () => void, ms?: number) => number, describe: (ms?: number) => string) => {
    return (handler: TimerHandler, ms?: number, ...given: unknown[]) => {
      const id: number = start.call(
        window,
        () => {
          open.delete(`${kind} ${id}`);
          runHandler(handler, given);
        },
        ms,
      );
      open.set(`${kind} ${id}`, describe(ms));
      return id;
    };
  };

  const watched = {
    setTimeout: once('timeout', setTimeout, (ms = 0) => `timeout of ${ms} ms`),
    setInterval(handler: TimerHandler, ms?: number, ...given: unknown[]) {
      const id = setInterval.call(window, () => runHandler(handler, given), ms);
      open.set(`interval ${id}`, `interval of ${ms ?? 0} ms`);
      return id;
    },
    requestAnimationFrame: (run: FrameRequestCallback) =>
      once(
        'frame',
        (tick) => requestAnimationFrame.call(window, tick),
        () => 'animation frame',
      )(() => run(performance.now())),
    clearTimeout: clearing('timeout', clearTimeout),
    clearInterval: clearing('interval', clearInterval),
    cancelAnimationFrame: clearing('frame', cancelAnimationFrame),
  };
  Object.assign(window, watched);
  return () =>
    Object.assign(window, {
      setTimeout,
      clearTimeout,
      setInterval,
      clearInterval,
      requestAnimationFrame,
      cancelAnimationFrame,
    });
}

const nodesOutside = () => [...document.querySelectorAll('style, link'), ...document.head.children, ...document.body.children];

/** Starts a watch. Only one may be active at a time. */
export function watchGlobals(): GlobalWatch {
  const open = new Map<unknown, string>();
  const before = new Set(nodesOutside());
  const stopListeners = watchListeners(open);
  const stopTimers = watchTimers(open);
  return {
    open() {
      const left = new Set(nodesOutside().filter((node) => !before.has(node)));
      return [...open.values(), ...[...left].map((node) => `<${node.localName}> in the document`)];
    },
    stop() {
      stopListeners();
      stopTimers();
    },
  };
}
