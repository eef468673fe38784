import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Pixels, or any CSS length; the whole width unless said otherwise. */
  readonly width?: number | string | undefined;
  /** Pixels, or any CSS length; one line of text unless said otherwise. */
  readonly height?: number | string | undefined;
  readonly isCircle?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Holds the place of content to come, in its final size, so that nothing jumps. Silent: say "loading" once around many. */
export function Skeleton({ width = '100%', height = '1em', isCircle = false, className }: SkeletonProps) {
  return (
    <span aria-hidden className={classNames(styles.skeleton, isCircle && styles.circle, className)} style={{ width, height }} />
  );
}
