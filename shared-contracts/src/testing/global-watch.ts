/** Counts what is left on the globals of the page: listeners, timers and style elements. */
export interface GlobalWatch {
  /** What was added and not taken away since the watch began, by name. */
  open(): string[];
  /** Puts the globals back. */
  stop(): void;
}

type Listener = EventListenerOrEventListenerObject | null;

/** Elements go with their host; these stay. */
function nameOfGlobal(target: unknown): string | undefined {
  if (target === window || target === undefined) return 'window';
  if (target === document) return 'document';
  if (target === document.body) return 'body';
  if (target === document.documentElement) return 'html';
  return undefined;
}

const captures = (options?: boolean | AddEventListenerOptions | EventListenerOptions) =>
  typeof options === 'object' ? options.capture === true : options === true;

function watchListeners(open: Map<unknown, string>): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known: { target: unknown; type: string; listener: Listener; capture: boolean }[] = [];

  function forget(target: unknown, type: string, listener: Listener, capture: boolean): void {
    const entry = known.find(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    );
    if (!entry) return;
    known.splice(known.indexOf(entry), 1);
    open.delete(entry);
  }

  EventTarget.prototype.addEventListener = function watched(type, listener, options) {
    const name = nameOfGlobal(this);
    const capture = captures(options);
    if (name !== undefined) {
      forget(this, type, listener, capture);
      const entry = { target: this, type, listener, capture };
      known.push(entry);
      open.set(entry, `${type} listener on ${name}`);
      const { signal, once } = typeof options === 'object' ? options : {};
      if (signal) addEventListener.call(signal, 'abort', () => forget(this, type, listener, capture));
      if (once) addEventListener.call(this, type, () => forget(this, type, listener, capture), { once: true });
    }
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function watched(type, listener, options) {
    forget(this, type, listener, captures(options));
    removeEventListener.call(this, type, listener, options);
  };
  return () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
}

/** Text handlers are refused by the page's policy anyway. */
function runHandler(handler: TimerHandler, given: readonly unknown[]): void {
  if (typeof handler === 'function') Reflect.apply(handler, window, given);
}

function watchTimers(open: Map<unknown, string>): () => void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;

  /** Keys differ by kind: a timer and a frame may have the same number. */
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

/** Begins to watch. One at a time. */
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
