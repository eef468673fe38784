import { __ } from '@site-admin/runtime/i18n';
import { DismissableLayer, FocusScope } from 'radix-ui/internal';
import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { usePortalContainer } from '../portal/use-portal-container';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './dialog.module.css';
import { useScrollLock } from './scroll-lock';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The title is for assistive technology only; the content has its own. */
  readonly isTitleHidden?: boolean | undefined;
  readonly children: ReactNode;
  /** Buttons in the last row. */
  readonly footer?: ReactNode;
  /** `medium` (at most 1050 px) unless said otherwise. */
  readonly width?: 'wide' | 'medium' | 'narrow' | undefined;
  /** False while closing would lose something: Escape, overlay and the cross do nothing. */
  readonly canClose?: boolean | undefined;
  /** False where a stray press must not close it: Escape and the cross still do. */
  readonly closesOnOutsidePress?: boolean | undefined;
  readonly hasCloseButton?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A dialog over the page. Keeps focus inside, gives it back, and locks the page's scrolling, without style tags. */
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

const ignore = (event: Event) => event.preventDefault();

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, isTitleHidden = false, children, footer, width = 'medium', canClose = true, className } = props;
  const { hasCloseButton = true, closesOnOutsidePress = true } = props;
  const titleId = useId();
  useScrollLock();
  const close = () => {
    if (canClose) onClose();
  };
  const overlay = useOverlayPress(() => {
    if (closesOnOutsidePress) close();
  });
  return (
    <div className={styles.overlay} {...overlay}>
      <FocusScope.Root asChild loop trapped>
        <DismissableLayer.Root asChild onDismiss={close} onInteractOutside={ignore}>
          <div role="dialog" aria-modal aria-labelledby={titleId} className={classNames(styles.dialog, styles[width], className)}>
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
        </DismissableLayer.Root>
      </FocusScope.Root>
    </div>
  );
}

/** Only a press that begins and ends on the overlay counts: selecting text may end there too. */
function useOverlayPress(close: () => void) {
  const beganOnOverlay = useRef(false);
  return {
    onPointerDown: (event: MouseEvent) => {
      beganOnOverlay.current = event.target === event.currentTarget;
    },
    // The browser would take the focus out of the dialog, to nowhere, where the dialog stays.
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (beganOnOverlay.current && event.target === event.currentTarget) close();
    },
  };
}
