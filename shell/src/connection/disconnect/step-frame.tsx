import { Dialog } from '@site-admin/ui';
import type { ReactNode } from 'react';
import styles from './disconnect.module.css';

export interface StepFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons. The first gets the focus, so it is the one that changes nothing. */
  readonly footer: ReactNode;
  readonly isWide?: boolean;
  readonly canLeave?: boolean;
  readonly onLeave: () => void;
}

/**
 * The dialog around a step. A press beside it does nothing, since a stray one must not decide; Escape leaves (spec 000 §2). Each
 * step is a dialog of its own, so that its title is read and the focus is at its buttons.
 */
export function StepFrame({ title, children, footer, isWide = false, canLeave = true, onLeave }: StepFrameProps) {
  return (
    <Dialog
      open
      onClose={onLeave}
      canClose={canLeave}
      closesOnOutsidePress={false}
      hasCloseButton={false}
      title={title}
      width={isWide ? 'medium' : 'narrow'}
      footer={footer}
    >
      <div className={styles.step}>{children}</div>
    </Dialog>
  );
}
