import { moneyBackGuarantee } from '@site-admin/kit/rules';
import { Icon } from '@site-admin/ui';
import styles from './offers.module.css';

/** The money-back guarantee of everything that can be bought. */
export const Guarantee = () => (
  <p className={styles.guarantee}>
    <Icon name="shield" size={20} /> {moneyBackGuarantee()}
  </p>
);
