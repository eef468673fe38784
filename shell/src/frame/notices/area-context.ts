import { createContext } from 'react';

/** What the notice area does for the notices in it. */
export interface Area {
  /** Reads a text out, politely. */
  announce(text: string): void;
  /** Takes the focus of what is about to go: it would fall back to the top of the host page. */
  keepFocus(): void;
}

export const AreaContext = createContext<Area>({ announce: () => undefined, keepFocus: () => undefined });
