import { useCallback, useState, type ReactNode } from 'react';

export interface PortalContainer {
  /** Rendered in place, to find the container from there. */
  readonly marker: ReactNode;
  /** Null until the marker is mounted. */
  readonly container: HTMLElement | null;
}

/**
 * Returns the container for dialogs and popovers: in a remote its outlet, so that they unmount with it and get its styles; in the
 * shell an element next to the page; else the body.
 */
export function usePortalContainer(): PortalContainer {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const find = useCallback((marker: Element | null) => {
    if (marker) setContainer(getPortalContainer(marker));
  }, []);
  return { marker: <span hidden ref={find} />, container };
}

/** Returns the container for an element's dialogs and popovers. */
export function getPortalContainer(element: Element): HTMLElement {
  const outlet = element.closest('[data-remote]');
  return (
    outlet?.querySelector<HTMLElement>(':scope > [data-portals]') ??
    document.querySelector<HTMLElement>('body > [data-portals]') ??
    document.body
  );
}
