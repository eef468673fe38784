import { classNames } from '../class-names';
import styles from './icon.module.css';
import { mirrored, paths, socialPaths, type IconName, type SocialIconName } from './paths';

interface DrawingProps {
  /** Width and height in pixels; 24 by default. */
  readonly size?: number | undefined;
  /** Accessible name. Without it, next to a text, the icon is hidden from assistive technology. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

export interface IconProps extends DrawingProps {
  readonly name: IconName;
}

export interface SocialIconProps extends DrawingProps {
  readonly name: SocialIconName;
}

function Drawing({ path, size = 24, label, className }: DrawingProps & { readonly path: string }) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      focusable="false"
      {...meaning}
    >
      <path d={path} />
    </svg>
  );
}

/** A line icon in the color of the text. */
export function Icon({ name, className, ...rest }: IconProps) {
  return <Drawing path={paths[name]} className={classNames(mirrored.has(name) && styles.mirrored, className)} {...rest} />;
}

/** The logo of a social network. */
export function SocialIcon({ name, ...rest }: SocialIconProps) {
  return <Drawing path={socialPaths[name]} {...rest} />;
}
