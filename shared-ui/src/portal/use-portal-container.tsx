import { useCallback, useState, type ReactNode } from 'react';

export interface PortalContainer {
  /** To be rendered where the part stands: it finds the container. */
  readonly marker: ReactNode;
  /** Null until the marker is in the document. */
  readonly container: HTMLElement | null;
}

/**
 * Where dialogs and popovers are put: into the outlet of the remote they belong to, so that they go when it goes and wear its styles;
 * for the shell's own, beside the page; else at the end of the body.
 */
export function usePortalContainer(): PortalContainer {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const find = useCallback((marker: Element | null) => {
    if (marker) setContainer(portalContainerOf(marker));
  }, []);
  return { marker: <span hidden ref={find} />, container };
}

/** The container an element's dialogs and popovers belong into. */
export function portalContainerOf(element: Element): HTMLElement {
  const outlet = element.closest('[data-remote]');
  return (
    outlet?.querySelector<HTMLElement>(':scope > [data-portals]') ??
    document.querySelector<HTMLElement>('body > [data-portals]') ??
    document.body
  );
}
