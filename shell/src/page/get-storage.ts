/** Returns a storage of the browser; undefined where it is forbidden, which may throw. */
export function getStorage(window: Window, name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
