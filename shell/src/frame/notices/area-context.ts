import { createContext } from 'react';

/** What an area of notices does for the notices in it. */
export interface Area {
  /** Announces a text politely. */
  announce(text: string): void;
  /** Takes the focus of a notice that is about to be removed; the browser would move it to the top of the host page. */
  keepFocus(): void;
}

export const AreaContext = createContext<Area>({ announce: () => undefined, keepFocus: () => undefined });
