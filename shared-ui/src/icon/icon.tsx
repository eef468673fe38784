import { classNames } from '../class-names';
import styles from './icon.module.css';
import { mirrored, paths, socialPaths, type IconName, type SocialIconName } from './paths';

interface DrawingProps {
  /** Pixels, both ways; 24 unless said otherwise. */
  readonly size?: number | undefined;
  /** Says what the icon means. Left out where text beside it does: then it is hidden from assistive technology. */
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

/** One of our own line drawings, in the colour of the text around it. */
export function Icon({ name, className, ...rest }: IconProps) {
  return <Drawing path={paths[name]} className={classNames(mirrored.has(name) && styles.mirrored, className)} {...rest} />;
}

/** The mark of a place people share to. */
export function SocialIcon({ name, ...rest }: SocialIconProps) {
  return <Drawing path={socialPaths[name]} {...rest} />;
}
