import { useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, Icon, focusHeading, type IconName } from '@site-admin/ui';
import { DismissButton } from '../../cards/dismiss-button';
import { getAlertContent } from './alert-texts';
import { getAlertId, isDismissible, type Alert } from './alerts';
import { attention } from './attention.slice';
import styles from './attention.module.css';

function getIcon(alert: Alert): IconName {
  if (alert.kind === 'coupon') return 'gift';
  if (alert.kind === 'updates') return 'refresh';
  return isDismissible(alert) ? 'warning' : 'error';
}

/** One alert with its action; all but errors can be dismissed. */
export function AlertLine({ alert }: { readonly alert: Alert }) {
  const { i18n, navigation, site } = useShell();
  const dispatch = useDispatch();
  const canDismiss = isDismissible(alert);
  const { text, action } = getAlertContent(alert, { site: site.initial, href: navigation.href, formatNumber: i18n.number });
  return (
    <li className={styles.line}>
      <Icon name={getIcon(alert)} className={canDismiss ? styles.warning : styles.error} />
      <span className={styles.text}>{text}</span>
      <Button size="small" variant={canDismiss ? 'secondary' : 'primary'} href={action.href} className={styles.action}>
        {action.label}
      </Button>
      {canDismiss && (
        <DismissButton
          // translators: %s is the text of the line.
          label={sprintf(__('Dismiss: %s', 'jetpack'), text)}
          onClick={(event) => {
            focusHeading(event.currentTarget);
            dispatch(attention.dismissed(getAlertId(alert)));
          }}
        />
      )}
    </li>
  );
}
