import { DismissableLayer, FocusScope } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { usePortalContainer } from '../portal/use-portal-container';
import styles from './popover.module.css';
import { parsePosition, type PopoverPosition } from './position';
import { Tip } from './tip';
import { useDelayed } from './use-delayed';

export interface PopoverProps {
  readonly open: boolean;
  /** Escape, a press outside, or focus gone elsewhere. */
  readonly onClose: () => void;
  /** What it points at: keep the element in state (`ref={setAnchor}`). Nothing is shown without. */
  readonly anchor: Element | null;
  /** Names it for assistive technology. */
  readonly label: string;
  readonly children: ReactNode;
  /** `bottom` unless said otherwise. Turns round where there is no room. */
  readonly position?: PopoverPosition | undefined;
  /** Milliseconds; 0 unless said otherwise. */
  readonly showDelay?: number | undefined;
  /** Takes focus when it opens and gives it back; unless false. */
  readonly takesFocus?: boolean | undefined;
  readonly className?: string | undefined;
}

/**
 * A small box that belongs to a button. Not in the document until it is visible.
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

function Box({ anchor, position, onClose, label, children, takesFocus = true, className }: BoxProps) {
  const keepFocus = (event: Event) => {
    if (!takesFocus) event.preventDefault();
  };
  // The anchor's own click toggles; closing first would open it again.
  const ignoreAnchor = (event: CustomEvent<{ originalEvent: Event }>) => {
    if (event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
  };
  return (
    <Tip anchor={anchor} position={position} tone="light">
      <FocusScope.Root asChild onMountAutoFocus={keepFocus} onUnmountAutoFocus={keepFocus}>
        <DismissableLayer.Root asChild onDismiss={onClose} onInteractOutside={ignoreAnchor}>
          <div role="dialog" aria-label={label} className={classNames(styles.content, className)}>
            {children}
          </div>
        </DismissableLayer.Root>
      </FocusScope.Root>
    </Tip>
  );
}
