/** Milliseconds between polls of whether the window is still open (spec 002 §9). */
const monitorInterval = 100;
/** Milliseconds after the close in which messages are still relayed. */
const lastMessages = 1000;

export interface PopupOptions {
  /** Pixels; 780 by default. */
  readonly width?: number | undefined;
  /** Pixels; 700 by default. */
  readonly height?: number | undefined;
  /** Receives messages of this window from `origins`. */
  readonly onMessage?: ((data: unknown) => void) | undefined;
  /** Called once, after the user or the page closed the window. Messages it posted before may still be received after this. */
  readonly onClose?: (() => void) | undefined;
  /** Accepted origins of messages; the origin of `url` by default. */
  readonly origins?: readonly string[] | undefined;
}

export interface Popup {
  /** False if the browser blocked the window; no callback follows. */
  readonly isOpen: boolean;
  /** Closes the window and removes its listeners. `onClose` is not called. */
  close(): void;
}

/**
 * Opens `url` in a centered window. Call it in a click handler, or browsers block it. Use one `name` per purpose, so that a
 * second click reuses the window.
 */
export function openPopup(url: string, name: string, options: PopupOptions = {}): Popup {
  const { width = 780, height = 700, onMessage, onClose, origins = [new URL(url, location.href).origin] } = options;
  const popup = window.open(url, name, getWindowFeatures(width, height));
  if (!popup) return { isOpen: false, close: () => undefined };

  const relay = (event: MessageEvent<unknown>) => {
    if (event.source === popup && origins.includes(event.origin)) onMessage?.(event.data);
  };
  const stop = () => {
    window.removeEventListener('message', relay);
    clearInterval(monitor);
    clearTimeout(ending);
  };
  let ending: ReturnType<typeof setTimeout> | undefined;
  // There is no event for the close of another window.
  const monitor = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(monitor);
    // A page behind its popup has its timers delayed: they may run before a message that was posted just before the close.
    ending = setTimeout(stop, lastMessages);
    onClose?.();
  }, monitorInterval);
  window.addEventListener('message', relay);

  return {
    isOpen: true,
    close: () => {
      stop();
      popup.close();
    },
  };
}

function getWindowFeatures(width: number, height: number): string {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const features = { width, height, left: Math.round(left), top: Math.round(top), toolbar: 0, location: 1, scrollbars: 1 };
  return Object.entries(features)
    .map(([feature, value]) => `${feature}=${value}`)
    .join(',');
}
