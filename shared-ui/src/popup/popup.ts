/** Milliseconds between two looks whether the window is still open (spec 002 §9). */
const monitorInterval = 100;

export interface PopupOptions {
  /** Pixels; 780 unless said otherwise. */
  readonly width?: number | undefined;
  /** Pixels; 700 unless said otherwise. */
  readonly height?: number | undefined;
  /** What the window says, and only this window, from `origins`. */
  readonly onMessage?: ((data: unknown) => void) | undefined;
  /** Once, after the window was closed by whomever. */
  readonly onClose?: (() => void) | undefined;
  /** Whose messages are believed; the origin of `url` unless said otherwise. */
  readonly origins?: readonly string[] | undefined;
}

export interface Popup {
  /** False when the browser refused to open it; nothing more will happen then. */
  readonly isOpen: boolean;
  /** Closes the window and listens no more. `onClose` is not called. */
  close(): void;
}

/**
 * Opens `url` in a window of its own in the middle of the screen. Call it in the handler of a click, or browsers refuse.
 * The name must be fixed per purpose, so that a second click reuses the window.
 */
export function openPopup(url: string, name: string, options: PopupOptions = {}): Popup {
  const { width = 780, height = 700, onMessage, onClose, origins = [new URL(url, location.href).origin] } = options;
  const popup = window.open(url, name, featuresOf(width, height));
  if (!popup) return { isOpen: false, close: () => undefined };

  const relay = (event: MessageEvent<unknown>) => {
    if (event.source === popup && origins.includes(event.origin)) onMessage?.(event.data);
  };
  const stop = () => {
    window.removeEventListener('message', relay);
    clearInterval(monitor);
  };
  // Windows tell nobody when they close.
  const monitor = setInterval(() => {
    if (!popup.closed) return;
    stop();
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

function featuresOf(width: number, height: number): string {
  const left = window.screenX + Math.max(0, (window.outerWidth - width) / 2);
  const top = window.screenY + Math.max(0, (window.outerHeight - height) / 2);
  const features = { width, height, left: Math.round(left), top: Math.round(top), toolbar: 0, location: 1, scrollbars: 1 };
  return Object.entries(features)
    .map(([feature, value]) => `${feature}=${value}`)
    .join(',');
}
