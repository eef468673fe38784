import { useId, useState } from 'react';
import type { DeliveryChange, DeliveryState } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { Card, CardBody, CardHeader, Select } from '@site-admin/ui';
import { describeChange, getAuthor } from '../../delivery.texts';
import { useFormats } from '../../formats';
import styles from './history.module.css';

const all = '';

/** The newest changes, of all remotes or of one. */
export function HistoryCard({ delivery: { journal, remotes } }: { readonly delivery: DeliveryState }) {
  const titleId = useId();
  const [chosen, setChosen] = useState(all);
  // A remote may be removed while it is chosen.
  const remote = remotes.some(({ name }) => name === chosen) ? chosen : all;
  const shown = journal.filter((change) => remote === all || change.remote === remote);
  const titles = new Map([[all, __('All', 'jetpack')], ...remotes.map(({ name, title }) => [name, title] as const)]);
  const options = [...titles].map(([value, label]) => ({ value, label }));
  return (
    <Card labelledBy={titleId}>
      <CardHeader title={__('History', 'jetpack')} titleId={titleId} level={2}>
        {journal.length > 0 && (
          <Select label={__('Show changes of', 'jetpack')} isLabelHidden value={remote} options={options} onChange={setChosen} />
        )}
      </CardHeader>
      <CardBody>
        {shown.length === 0 ? (
          <p className={styles.empty}>{__('Nothing was changed yet.', 'jetpack')}</p>
        ) : (
          <ol className={styles.changes}>
            {shown.map((change, at) => (
              <Change key={at} change={change} />
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}

function Change({ change }: { readonly change: DeliveryChange }) {
  const { time } = useFormats();
  const { at, as, key, from, to, reason } = change;
  const author = getAuthor({ name: as, key });
  return (
    <li>
      <span className={styles.what}>{describeChange(change)}</span>
      {from !== undefined && to !== undefined && (
        <span>
          <bdi>{from}</bdi> → <bdi>{to}</bdi>
        </span>
      )}
      {reason !== undefined && <q>{reason}</q>}
      <span className={styles.meta} title={key}>
        <time dateTime={at}>{time(at)}</time>
        {author !== undefined && `, ${author}`}
      </span>
    </li>
  );
}
