import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/paths';
import styles from './banner.module.css';

export interface BannerProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName | undefined;
  /** A Button, as a rule. */
  readonly action?: ReactNode;
  readonly accent?: 'info' | 'brand' | undefined;
  /** A box of its own; inside a card it is a row without border. */
  readonly isCard?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Offers something in one row: round icon, words, a button. */
export function Banner({ title, description, icon, action, accent = 'info', isCard = false, className }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[accent], isCard && styles.card, className)}>
      {icon && (
        <span className={styles.disc}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
