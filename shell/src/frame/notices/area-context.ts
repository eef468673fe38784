import { createContext } from 'react';

/** Functions of an area for its notices. */
export interface Area {
  /** Announces a text politely. */
  announce(text: string): void;
  /** Moves the focus from a notice that is being removed; the browser would move it to the top of the host page. */
  keepFocus(): void;
}

export const AreaContext = createContext<Area>({ announce: () => undefined, keepFocus: () => undefined });
