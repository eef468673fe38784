import { __ } from '@site-admin/runtime/i18n';
import { useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useDismissable } from '../layer/use-dismissable';
import { useFocusScope } from '../layer/use-focus-scope';
import { usePortalContainer } from '../portal/use-portal-container';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './dialog.module.css';
import { useScrollLock } from './scroll-lock';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Shows the title to assistive technology only. */
  readonly isTitleHidden?: boolean | undefined;
  readonly children: ReactNode;
  /** Buttons of the last row. */
  readonly footer?: ReactNode;
  /** `medium` (at most 1050 px) by default. */
  readonly width?: 'wide' | 'medium' | 'narrow' | undefined;
  /** False disables Escape and overlay, and removes the close button. */
  readonly canClose?: boolean | undefined;
  /** False ignores presses on the overlay; Escape and the close button still work. */
  readonly closesOnOutsidePress?: boolean | undefined;
  readonly hasCloseButton?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A modal dialog: traps and restores focus, and locks scrolling without style tags. */
export function Dialog({ open, ...rest }: DialogProps) {
  const { marker, container } = usePortalContainer();
  if (!open) return null;
  return (
    <>
      {marker}
      {container && createPortal(<OpenDialog {...rest} />, container)}
    </>
  );
}

/** The overlay decides which press outside closes the dialog. */
const ignoreOutside = () => true;

/** The focus scope focuses without scrolling: in a dialog that is higher than the viewport, the first control may be below it. */
const scrollIntoView = ({ target }: FocusEvent<HTMLElement>) => target.scrollIntoView({ block: 'nearest' });

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, isTitleHidden = false, children, footer, width = 'medium', canClose = true, className } = props;
  const { hasCloseButton = true, closesOnOutsidePress = true } = props;
  const titleId = useId();
  useScrollLock();
  const close = () => {
    if (canClose) onClose();
  };
  const focusScope = useFocusScope({ isTrapped: true });
  const dismissable = useDismissable({ onDismiss: close, ignores: ignoreOutside });
  const overlay = useOverlayPress(() => {
    if (closesOnOutsidePress) close();
  });
  return (
    <div className={styles.overlay} {...overlay} onFocus={scrollIntoView}>
      <div
        {...focusScope}
        {...dismissable}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        className={classNames(styles.dialog, styles[width], className)}
      >
        <div className={classNames(styles.header, isTitleHidden && styles.bare)}>
          <h2 id={titleId} className={styles.title}>
            {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          {hasCloseButton && canClose && (
            <button type="button" className={styles.close} onClick={close} aria-label={__('Close', 'jetpack')}>
              <Icon name="cross" />
            </button>
          )}
        </div>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}

/** Calls `close` for presses that begin and end on the overlay; a text selection may only end there. */
function useOverlayPress(close: () => void) {
  const beganOnOverlay = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOnOverlay.current = event.target === event.currentTarget;
    },
    // Keeps the focus in the dialog; by default the browser would move it to the body.
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (beganOnOverlay.current && event.target === event.currentTarget) close();
    },
  };
}
