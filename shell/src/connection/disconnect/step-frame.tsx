import { Dialog } from '@site-admin/ui';
import type { ReactNode } from 'react';
import styles from './disconnect.module.css';

export interface StepFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons. The first is focused, so it must be the one that changes nothing. */
  readonly footer: ReactNode;
  readonly isWide?: boolean;
  readonly canLeave?: boolean;
  readonly onLeave: () => void;
}

/**
 * The dialog of one step. A press outside does nothing; Escape closes it (spec 000 §2). Each step is a separate dialog, so that its
 * title is announced and its first button is focused.
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
