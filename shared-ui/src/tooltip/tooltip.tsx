import { cloneElement, useId, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDismissable } from '../layer/use-dismissable';
import { parsePosition, type PopoverPosition } from '../popover/position';
import { Tip } from '../popover/tip';
import { useDelayed } from '../popover/use-delayed';
import { usePortalContainer } from '../portal/use-portal-container';
import styles from './tooltip.module.css';

/** Milliseconds before it shows (spec 001 §9). */
const defaultDelay = 100;

export interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element; the tooltip describes it. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** `top` by default. */
  readonly position?: PopoverPosition | undefined;
  readonly showDelay?: number | undefined;
}

/** A short description of a control, on hover and focus. Escape hides it. Not for essential information. */
export function Tooltip({ text, children, position = 'top', showDelay = defaultDelay }: TooltipProps) {
  const parsed = parsePosition(position);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const isVisible = useDelayed(isWanted, showDelay);
  const { marker, container } = usePortalContainer();
  const show = () => setIsWanted(true);
  const hide = () => setIsWanted(false);
  const dismissable = useDismissable({ isOpen: isVisible, onDismiss: hide, ignoresFocus: true });
  return (
    // The tip is a child in the React tree, so a pointer that moves onto it does not leave.
    <span className={styles.anchor} ref={setAnchor} onPointerEnter={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {isVisible ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isWanted && marker}
      {isVisible &&
        anchor &&
        container &&
        createPortal(
          <Tip anchor={anchor} position={parsed} tone="dark">
            <div {...dismissable} role="tooltip" id={id} className={styles.content}>
              {text}
            </div>
          </Tip>,
          container,
        )}
    </span>
  );
}
