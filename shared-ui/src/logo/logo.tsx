import { classNames } from '../class-names';
import styles from './logo.module.css';

export interface LogoProps {
  /** Height in pixels; 32 by default. */
  readonly size?: number | undefined;
  /** Shows the mark only, with an accessible name. */
  readonly isMarkOnly?: boolean | undefined;
  /** Uses the color of the text, for footers. */
  readonly isMonochrome?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The product's logo: a bolt in a circle, and the name. */
export function Logo({ size = 32, isMarkOnly = false, isMonochrome = false, className }: LogoProps) {
  const meaning = isMarkOnly ? { role: 'img', 'aria-label': 'Jetpack' } : { 'aria-hidden': true };
  return (
    <span
      className={classNames(styles.logo, isMonochrome && styles.monochrome, className)}
      style={{ fontSize: Math.round(size * 0.75) }}
    >
      <svg width={size} height={size} viewBox="0 0 32 32" focusable="false" {...meaning}>
        <circle className={styles.disc} cx="16" cy="16" r="16" />
        <path className={styles.bolt} d="M18.5 4.5 8.5 18h6L13 27.5 23.5 13.5H17z" />
      </svg>
      {!isMarkOnly && <span className={styles.word}>Jetpack</span>}
    </span>
  );
}
