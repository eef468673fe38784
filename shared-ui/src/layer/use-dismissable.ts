import { useEffect, useRef, type DOMAttributes } from 'react';

export interface DismissableOptions {
  /** False removes all listeners. */
  readonly isOpen?: boolean;
  /** Called on Escape where this is the last layer that opened, and for a press or focus outside. */
  readonly onDismiss: () => void;
  /** Called on Escape, before `onDismiss`. */
  readonly onEscape?: () => void;
  /** True where a press or focus outside, at this element, does not dismiss the layer. */
  readonly ignores?: (target: Node) => boolean;
  /** True where only a press outside dismisses the layer, not the focus. */
  readonly ignoresFocus?: boolean;
}

type DismissableProps = Pick<DOMAttributes<Element>, 'onPointerDownCapture' | 'onFocusCapture' | 'onBlurCapture'>;

/** The open layers of the page, the last one on top. */
const layers: object[] = [];

/**
 * Dismisses a layer on Escape, and for a press or focus outside. Elements that are rendered inside the layer by a portal belong to it.
 *
 * @returns Handlers for the layer's element.
 */
export function useDismissable(options: DismissableOptions): DismissableProps {
  const { isOpen = true } = options;
  const latest = useRef(options);
  /** Whether the latest press, and the focus, are inside the layer in React's tree. */
  const inside = useRef({ press: false, focus: false });
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = {};
    layers.push(layer);
    function dismissFor({ target }: Event): void {
      const { ignores, onDismiss } = latest.current;
      if (!(target instanceof Node && ignores?.(target))) onDismiss();
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || layers.at(-1) !== layer) return;
      latest.current.onEscape?.();
      event.preventDefault();
      latest.current.onDismiss();
    }
    function onPointerDown(event: PointerEvent): void {
      document.removeEventListener('click', dismissFor);
      const isInside = inside.current.press;
      inside.current.press = false;
      if (isInside) return;
      // A touch may begin a scroll: only a tap, which ends in a click, dismisses the layer.
      if (event.pointerType === 'touch') document.addEventListener('click', dismissFor, { once: true });
      else dismissFor(event);
    }
    function onFocusIn(event: FocusEvent): void {
      if (!inside.current.focus && !latest.current.ignoresFocus) dismissFor(event);
    }
    // The press that opens the layer has not reached the document yet.
    const timer = setTimeout(() => document.addEventListener('pointerdown', onPointerDown));
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(timer);
      layers.splice(layers.indexOf(layer), 1);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('click', dismissFor);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [isOpen]);

  return {
    onPointerDownCapture: () => void (inside.current.press = true),
    onFocusCapture: () => void (inside.current.focus = true),
    onBlurCapture: () => void (inside.current.focus = false),
  };
}
