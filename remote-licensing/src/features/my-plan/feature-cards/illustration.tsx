import type { ReactNode } from 'react';
import type { CardId } from './select-cards';
import styles from './feature-cards.module.css';

/** A browser window: frame and title bar. */
const browser = (
  <>
    <rect className={styles.frame} x="8" y="8" width="96" height="80" rx="4" />
    <path className={styles.blue} d="M8 12a4 4 0 0 1 4-4h88a4 4 0 0 1 4 4v12H8z" />
    <path className={styles.white} d="M16 14h4v4h-4zM24 14h4v4h-4zM32 14h4v4h-4z" />
  </>
);

const lines = <path className={styles.pale} d="M18 34h50v8H18zM18 48h66v8H18zM18 62h34v8H18z" />;

/** A speech bubble. */
const bubble = <path className={styles.frame} d="M56 10a34 34 0 1 1-15 64.500L22 84l5-19A34 34 0 0 1 56 10z" />;

/** Drawings on a grid of 112 × 96. */
const drawings: Readonly<Record<CardId, ReactNode>> = {
  backups: (
    <>
      <path className={styles.pale} d="M32 72a20 20 0 0 1-2-40 26 26 0 0 1 50-4 22 22 0 0 1 2 44z" />
      <path className={styles.greenLine} d="M56 64V38m-11 11 11-11 11 11" />
      <path className={styles.blue} d="M30 80h52v6H30z" />
    </>
  ),
  search: (
    <>
      {browser}
      {lines}
      <circle className={styles.frame} cx="74" cy="58" r="16" />
      <path className={styles.greenLine} d="m86 70 14 16" />
    </>
  ),
  security: (
    <>
      {browser}
      {lines}
      <rect className={styles.green} x="72" y="58" width="34" height="30" rx="4" />
      <path className={styles.greenLine} d="M80 58v-6a9 9 0 0 1 18 0v6" />
      <path className={styles.white} d="M89 67a4 4 0 0 1 2 7v6h-4v-6a4 4 0 0 1 2-7z" />
    </>
  ),
  performance: (
    <>
      {browser}
      <circle className={styles.soft} cx="56" cy="56" r="25" />
      <path className={styles.greenLine} d="M36 66a22 22 0 1 1 40 0M56 58l12-12" />
      <circle className={styles.blue} cx="56" cy="58" r="4" />
    </>
  ),
  antiSpam: (
    <>
      {bubble}
      <path className={styles.green} d="M56 22c7 4 13 5 20 5 0 16-6 27-20 35-14-8-20-19-20-35 7 0 13-1 20-5z" />
      <path className={styles.whiteLine} d="m48 42 6 6 11-12" />
    </>
  ),
  videopress: (
    <>
      {browser}
      <path className={styles.pale} d="M16 32h80v48H16z" />
      <circle className={styles.green} cx="56" cy="56" r="15" />
      <path className={styles.white} d="m52 48 12 8-12 8z" />
    </>
  ),
  themes: (
    <>
      <rect className={styles.pale} x="40" y="8" width="64" height="54" rx="4" />
      <path className={styles.blue} d="M40 12a4 4 0 0 1 4-4h56a4 4 0 0 1 4 4v10H40zM48 30h20v22H48zM76 30h20v22H76z" />
      <rect className={styles.gray} x="8" y="38" width="56" height="50" rx="4" />
      <path className={styles.green} d="M16 46h32v5H16zM16 56h22v5H16z" />
      <path className={styles.blue} d="M8 68h28v20H12a4 4 0 0 1-4-4z" />
    </>
  ),
  sharing: (
    <>
      <path className={styles.line} d="M24 20h50v52M24 20v62h22M34 34h24M34 46h14" />
      <path className={styles.greenLine} d="m12 46 16-18 16 12 20-26" />
      <circle className={styles.green} cx="64" cy="13" r="5" />
      <path className={styles.pale} d="M50 66h12v8H50zM68 50h12v14H68zM86 34h12v22H86z" />
      <path className={styles.green} d="M50 74h12v14H50zM68 64h12v24H68zM86 56h12v32H86z" />
    </>
  ),
  activity: (
    <>
      {browser}
      <path className={styles.line} d="M24 36v40" />
      <circle className={styles.green} cx="24" cy="36" r="5" />
      <circle className={styles.blue} cx="24" cy="56" r="5" />
      <circle className={styles.green} cx="24" cy="76" r="5" />
      <path className={styles.pale} d="M36 31h58v10H36zM36 51h58v10H36zM36 71h58v10H36z" />
    </>
  ),
  ads: (
    <>
      {browser}
      <path className={styles.pale} d="M18 32h46v20H18zM18 60h30v6H18zM18 72h46v6H18z" />
      <circle className={styles.green} cx="84" cy="62" r="20" />
      <path className={styles.whiteLine} d="M90 54c-2-4-12-4-12 2s12 4 12 10-10 6-12 2M84 48v4M84 72v4" />
    </>
  ),
  analytics: (
    <>
      {browser}
      <path className={styles.pale} d="M20 62h14v18H20zM42 52h14v28H42zM64 42h14v38H64z" />
      <path className={styles.greenLine} d="m20 54 20-12 18 6 34-18" />
      <circle className={styles.green} cx="92" cy="32" r="5" />
    </>
  ),
  social: (
    <>
      <path className={styles.line} d="m38 42 36-20M38 54l36 22" />
      <circle className={styles.green} cx="28" cy="48" r="16" />
      <circle className={styles.blue} cx="84" cy="20" r="14" />
      <circle className={styles.pale} cx="84" cy="78" r="14" />
      <path className={styles.whiteLine} d="m21 48 5 5 9-10" />
    </>
  ),
  support: (
    <>
      {bubble}
      <circle className={styles.green} cx="40" cy="44" r="5" />
      <circle className={styles.green} cx="57" cy="44" r="5" />
      <circle className={styles.green} cx="74" cy="44" r="5" />
    </>
  ),
};

/** The drawing of a feature card. */
export function Illustration({ id }: { readonly id: CardId }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 112 96" aria-hidden focusable="false">
      {drawings[id]}
    </svg>
  );
}
