import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { useDismissable } from '../layer/use-dismissable';
import { useFocusScope } from '../layer/use-focus-scope';
import { usePortalContainer } from '../portal/use-portal-container';
import styles from './popover.module.css';
import { parsePosition, type PopoverPosition } from './position';
import { Tip } from './tip';
import { useDelayed } from './use-delayed';

export interface PopoverProps {
  readonly open: boolean;
  /** Called on Escape, a press outside, or when focus moves outside. See `opensItself`. */
  readonly onClose: () => void;
  /** The element it points at; keep it in state (`ref={setAnchor}`). Null renders nothing. */
  readonly anchor: Element | null;
  /** Accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  /** `bottom` by default. Flips to the other side without room. */
  readonly position?: PopoverPosition | undefined;
  /** Milliseconds; 0 by default. */
  readonly showDelay?: number | undefined;
  /**
   * True for one that the user did not open: it takes no focus, and is closed from inside only, by Escape or a control of its own.
   * Otherwise the focus is moved inside, and back afterwards.
   */
  readonly opensItself?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A small box at its anchor, mounted only while visible.
 *
 * @throws {Error} 'invalid position' while rendering.
 */
export function Popover({ open, showDelay = 0, position = 'bottom', anchor, ...rest }: PopoverProps) {
  const parsed = parsePosition(position);
  const isVisible = useDelayed(open && anchor !== null, showDelay);
  const { marker, container } = usePortalContainer();
  return (
    <>
      {open && marker}
      {isVisible && anchor && container && createPortal(<Box {...rest} anchor={anchor} position={parsed} />, container)}
    </>
  );
}

type BoxProps = Omit<PopoverProps, 'open' | 'showDelay' | 'anchor'> & {
  readonly anchor: Element;
  readonly position: PopoverPosition;
};

function Box({ anchor, position, onClose, label, children, opensItself = false, className }: BoxProps) {
  const focusScope = useFocusScope({ takesFocus: !opensItself });
  // The anchor's own click toggles; closing first would open it again.
  const dismissable = useDismissable({
    isOpen: !opensItself,
    onDismiss: onClose,
    ignores: (target) => anchor.contains(target),
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    focusScope.onKeyDown(event);
    if (opensItself && event.key === 'Escape') onClose();
  }
  return (
    <Tip anchor={anchor} position={position} tone="light">
      <div
        {...focusScope}
        {...dismissable}
        onKeyDown={onKeyDown}
        role="dialog"
        aria-label={label}
        className={classNames(styles.content, className)}
      >
        {children}
      </div>
    </Tip>
  );
}
