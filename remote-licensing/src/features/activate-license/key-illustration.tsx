import styles from './activate-license.module.css';

/** A site, and the key to its products. */
export function KeyIllustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 180" aria-hidden focusable="false">
      <rect className={styles.sheet} x="70" y="8" width="162" height="164" rx="6" />
      <path className={styles.sky} d="M70 14a6 6 0 0 1 6-6h150a6 6 0 0 1 6 6v76H70z" />
      <path className={styles.hill} d="M70 90V72c30-26 52-22 78 0s52 4 84-22v40z" />
      <circle className={styles.sun} cx="196" cy="34" r="12" />
      <path className={styles.text} d="M128 108h82v8h-82zM128 128h82v8h-82zM128 148h52v8h-52z" />
      <rect className={styles.sheet} x="16" y="56" width="92" height="92" rx="6" />
      <path className={styles.key} d="M46 90a12 12 0 1 0 0 24 12 12 0 0 0 0-24zM58 102h30M78 102v10M88 102v8" />
    </svg>
  );
}
