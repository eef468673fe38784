import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './popover.module.css';
import type { PopoverPosition } from './position';
import { usePlacement } from './use-placement';

interface TipProps {
  readonly anchor: Element;
  readonly position: PopoverPosition;
  readonly tone: 'light' | 'dark';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The positioned box with an arrow. Popover and Tooltip render their element and role into it. */
export function Tip({ anchor, position, tone, className, children }: TipProps) {
  const [tip, setTip] = useState<HTMLElement | null>(null);
  const placement = usePlacement(anchor, tip, position);
  const style: CSSProperties = { left: placement?.left ?? 0, top: placement?.top ?? 0 };
  const isSideways = placement?.side === 'left' || placement?.side === 'right';
  return (
    <div
      ref={setTip}
      style={style}
      data-side={placement?.side}
      className={classNames(styles.tip, styles[tone], placement && styles.placed, className)}
    >
      {placement && (
        <span aria-hidden className={styles.arrow} style={isSideways ? { top: placement.arrow } : { left: placement.arrow }} />
      )}
      {children}
    </div>
  );
}
