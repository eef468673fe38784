import { useEffect, useRef, useState, type KeyboardEvent, type RefCallback } from 'react';

export interface FocusScopeOptions {
  /** True keeps the focus inside, and makes Tab cycle. */
  readonly isTrapped?: boolean;
  /** Moves the focus inside when mounted and restores it when unmounted; true by default. */
  readonly takesFocus?: boolean;
}

export interface FocusScopeProps {
  readonly ref: RefCallback<HTMLElement>;
  readonly tabIndex: -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The focus scopes of the page. Only the last one traps the focus. */
const scopes: object[] = [];

/** Focuses without scrolling, and selects the text of an input. */
function focus(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement) || element === document.activeElement) return;
  element.focus({ preventScroll: true });
  if (element instanceof HTMLInputElement) element.select();
}

const isVisible = (element: Element) =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true });

function getTabbable(scope: Element): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [hidden], input[type=hidden]') && isVisible(element),
  );
}

/** Focuses the first control that is no link, else the scope itself. */
function focusFirst(scope: HTMLElement): void {
  for (const control of getTabbable(scope)) {
    if (control.tagName !== 'A') focus(control);
    if (scope.contains(document.activeElement)) return;
  }
  focus(scope);
}

/** Keeps the focus inside `element` while `isActive`. Returns what ends it. */
function trapFocus(element: HTMLElement, isActive: () => boolean): () => void {
  let last: EventTarget | null = null;
  const isInside = (target: EventTarget | null) => target instanceof Node && element.contains(target);
  const restore = () => {
    if (last instanceof Element) focus(last);
  };
  function onFocusIn({ target }: FocusEvent): void {
    if (!isActive()) return;
    if (isInside(target)) last = target;
    else restore();
  }
  function onFocusOut({ relatedTarget }: FocusEvent): void {
    if (isActive() && relatedTarget !== null && !isInside(relatedTarget)) restore();
  }
  // A focused control that is removed leaves the focus on the body.
  const observer = new MutationObserver((mutations) => {
    const hasRemoved = mutations.some(({ removedNodes }) => removedNodes.length > 0);
    if (isActive() && hasRemoved && document.activeElement === document.body) focus(element);
  });
  observer.observe(element, { childList: true, subtree: true });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}

/**
 * Moves the focus into an element while it is mounted, and back afterwards.
 *
 * @returns Props of that element.
 */
export function useFocusScope({ isTrapped = false, takesFocus = true }: FocusScopeOptions): FocusScopeProps {
  // State instead of a ref: the effects run again once what is placed by a layout effect can be focused.
  const [element, setElement] = useState<HTMLElement | null>(null);
  const scope = useRef({}).current;

  useEffect(
    () => (isTrapped && element ? trapFocus(element, () => scopes.at(-1) === scope) : undefined),
    [isTrapped, element, scope],
  );

  useEffect(() => {
    // One that neither takes nor traps the focus leaves it to the scope below.
    if (!element || !(takesFocus || isTrapped)) return undefined;
    const origin = document.activeElement;
    scopes.push(scope);
    if (takesFocus && !element.contains(origin)) focusFirst(element);
    return () => {
      // After the effects of the page, which may disable or remove the control that had the focus.
      setTimeout(() => {
        if (takesFocus) focus(origin ?? document.body);
        scopes.splice(scopes.indexOf(scope), 1);
      });
    };
  }, [element, scope, takesFocus, isTrapped]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!isTrapped || key !== 'Tab' || altKey || ctrlKey || metaKey || scopes.at(-1) !== scope || !element) return;
    const controls = getTabbable(element);
    const { activeElement } = document;
    const [first, last] = [controls[0], controls.at(-1)];
    const target = shiftKey ? last : first;
    if (first === undefined ? activeElement !== element : activeElement !== (shiftKey ? first : last)) return;
    event.preventDefault();
    focus(target);
  }

  return { ref: setElement, tabIndex: -1, onKeyDown };
}
