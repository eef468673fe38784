import type { ReactNode } from 'react';
import styles from './pictures.module.css';

/** The shapes that the pictures are drawn with: flat, in the colors of the page. One scene has 320 × 240 units. */

type Fill = 'paper' | 'line' | 'brand' | 'tint' | 'info' | 'sky' | 'sun' | 'alert' | 'ink';
type Stroke = 'paper' | 'brand' | 'ink' | 'line' | 'info';

const strokes: Readonly<Record<Stroke, string | undefined>> = {
  paper: styles.stroke,
  brand: `${styles.stroke} ${styles.brandStroke}`,
  ink: `${styles.stroke} ${styles.inkStroke}`,
  line: `${styles.stroke} ${styles.lineStroke}`,
  info: `${styles.stroke} ${styles.infoStroke}`,
};

/** The picture on its background, mirrored in right-to-left languages. */
export function Scene({ children }: { readonly children?: ReactNode }) {
  return (
    <svg className={styles.scene} viewBox="0 0 320 240" width="320" height="240" focusable="false">
      <circle className={styles.halo} cx="160" cy="120" r="112" />
      {children}
    </svg>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly r?: number;
  readonly fill?: Fill;
}

/** A rectangle with round corners. */
export const Box = ({ x, y, w, h, r = 6, fill = 'paper' }: BoxProps) => (
  <rect className={styles[fill]} x={x} y={y} width={w} height={h} rx={r} />
);

/** A circle. */
export const Disc = ({ x, y, r, fill = 'brand' }: { x: number; y: number; r: number; fill?: Fill }) => (
  <circle className={styles[fill]} cx={x} cy={y} r={r} />
);

/** A filled outline. */
export const Shape = ({ d, fill = 'brand' }: { d: string; fill?: Fill }) => <path className={styles[fill]} d={d} />;

/** A line. */
export const Stroke = ({ d, color = 'paper' }: { d: string; color?: Stroke }) => <path className={strokes[color]} d={d} />;

/** Content that is not mirrored, such as a check mark. */
export const Upright = ({ children }: { children: ReactNode }) => <g className={styles.upright}>{children}</g>;

/** Lines of text, by their widths. */
export const Text = ({ x, y, widths }: { x: number; y: number; widths: readonly number[] }) =>
  widths.map((w, index) => <Box key={index} x={x} y={y + index * 14} w={w} h={6} r={3} fill="line" />);

/** The window of a browser. */
export function Window({ children, ...box }: Omit<BoxProps, 'fill' | 'r'> & { readonly children?: ReactNode }) {
  const { x, y, w } = box;
  return (
    <>
      <Box {...box} r={10} />
      {[12, 22, 32].map((left) => (
        <Disc key={left} x={x + left} y={y + 12} r={3} fill="line" />
      ))}
      <Box x={x} y={y + 22} w={w} h={2} r={0} fill="line" />
      {children}
    </>
  );
}

/** A check mark on a disc. */
export const Check = ({ x, y, r = 14, fill = 'brand' }: { x: number; y: number; r?: number; fill?: Fill }) => (
  <Upright>
    <Disc x={x} y={y} r={r} fill={fill} />
    <Stroke d={`M${x - r * 0.42} ${y + r * 0.03}l${r * 0.3} ${r * 0.32} ${r * 0.56} -${r * 0.62}`} />
  </Upright>
);

/** A cloud, 96 wide and 62 high. */
export const Cloud = ({ x, y, fill = 'brand' }: { x: number; y: number; fill?: Fill }) => (
  <Shape fill={fill} d={`M${x + 22} ${y + 62}a22 22 0 0 1-3-43.800a30 30 0 0 1 57-3a24 24 0 0 1-2 46.800z`} />
);

/** A shield, 92 wide and 112 high. */
export const Shield = ({ x, y, fill = 'brand' }: { x: number; y: number; fill?: Fill }) => (
  <Shape fill={fill} d={`M${x + 46} ${y}l46 16v38c0 28-18 48-46 58c-28-10-46-30-46-58v-38z`} />
);

/** A triangle that plays. */
export const Play = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <Upright>
    <Disc x={x} y={y} r={r} />
    <Shape fill="paper" d={`M${x - r * 0.3} ${y - r * 0.45}l${r * 0.8} ${r * 0.45}l-${r * 0.8} ${r * 0.45}z`} />
  </Upright>
);

/** A magnifying glass. */
export const Lens = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <Stroke color="ink" d={`M${x + r * 0.75} ${y + r * 0.75}l${r * 0.7} ${r * 0.7}`} />
    <Disc x={x} y={y} r={r} fill="ink" />
    <Disc x={x} y={y} r={r - 5} fill="paper" />
  </>
);

/** Something to celebrate. */
export const Confetti = () => (
  <>
    <Disc x={56} y={72} r={6} fill="sun" />
    <Disc x={276} y={76} r={5} />
    <Disc x={88} y={38} r={4} fill="info" />
    <Disc x={258} y={194} r={6} fill="sun" />
    <Stroke color="brand" d="M228 40l6 -12" />
    <Stroke color="info" d="M48 150l-12 6" />
    <Stroke color="info" d="M270 140l13 3" />
    <Stroke color="brand" d="M72 190l-6 11" />
  </>
);
