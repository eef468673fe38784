import type { DeliveryState } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useFormats } from '../../formats';
import styles from './overview.module.css';

/** Revision, freeze, and whether this server may change what is live. */
export function RegistryFacts({ delivery }: { readonly delivery: DeliveryState }) {
  const { number, time, age } = useFormats();
  const { revision, generatedAt, writes, frozen, store } = delivery;
  return (
    <dl className={styles.facts}>
      <dt>{__('Revision', 'jetpack')}</dt>
      <dd>{number(revision)}</dd>
      <dt>{__('Changed', 'jetpack')}</dt>
      <dd>
        <time dateTime={generatedAt} title={time(generatedAt)}>
          {age(generatedAt)}
        </time>
      </dd>
      <dt>{__('This server', 'jetpack')}</dt>
      <dd>{writes.allowed ? __('May change what is live', 'jetpack') : __('Only shows what is live', 'jetpack')}</dd>
      <dt>{__('Freeze', 'jetpack')}</dt>
      <dd>{frozen === undefined ? __('None', 'jetpack') : __('Only commands that take back or restrict', 'jetpack')}</dd>
      <dt>{__('Store', 'jetpack')}</dt>
      <dd>
        <code dir="ltr">{store}</code>
      </dd>
    </dl>
  );
}
