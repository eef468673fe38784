import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Pixels, or any CSS length; the whole width by default. */
  readonly width?: number | string | undefined;
  /** Pixels, or any CSS length; one line of text by default. */
  readonly height?: number | string | undefined;
  readonly isCircle?: boolean | undefined;
  /** Takes the space of this text, also where it wraps, instead of a width and a height. */
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

/** A placeholder with the final size of content that is loading. Hidden from assistive technology: announce "Loading" once per group. */
export function Skeleton({ width = '100%', height = '1em', isCircle = false, text, className }: SkeletonProps) {
  if (text !== undefined)
    return <span aria-hidden data-text={text} className={classNames(styles.skeleton, styles.text, className)} />;
  return (
    <span aria-hidden className={classNames(styles.skeleton, isCircle && styles.circle, className)} style={{ width, height }} />
  );
}
