import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './banner.module.css';

export interface BannerProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName | undefined;
  /** Usually a Button. */
  readonly action?: ReactNode;
  readonly accent?: 'info' | 'brand' | undefined;
  /** Draws a border; without it, a row for use inside a card. */
  readonly isCard?: boolean | undefined;
  readonly className?: string | undefined;
}

/** An offer in one row: icon, text and button. */
export function Banner({ title, description, icon, action, accent = 'info', isCard = false, className }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[accent], isCard && styles.card, className)}>
      {icon && (
        <span className={styles.disc}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
