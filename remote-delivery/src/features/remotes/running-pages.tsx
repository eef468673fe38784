import type { DeliveryRemote } from '@site-admin/contracts';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { Meter } from '@site-admin/ui';
import { sourceTexts } from '../../delivery.texts';
import { useFormats } from '../../formats';
import styles from './remote.module.css';

type Running = DeliveryRemote['running'][number];

/** Returns the color of a segment: green for the live version, blue for the candidate, orange for all others. */
function getColor({ active, rollout }: DeliveryRemote, { version, source }: Running): string {
  if (source === 'wanted' && version === active) return 'var(--sa-color-success)';
  if (source === 'wanted' && version === rollout?.candidate) return 'var(--sa-color-info)';
  return 'var(--sa-color-warning)';
}

/** How many open pages run which version, from which source. */
export function RunningPages({ remote }: { readonly remote: DeliveryRemote }) {
  const { number } = useFormats();
  const { running } = remote;
  const pages = running.reduce((sum, each) => sum + each.pages, 0);
  if (pages === 0) return <p className={styles.note}>{__('No open page runs it at the moment.', 'jetpack')}</p>;
  /* translators: %s: a number. */
  const title = sprintf(_n('%s open page', '%s open pages', pages, 'jetpack'), number(pages));
  const items = running.map((each) => ({
    count: each.pages,
    label: `${each.version} ${each.source}`,
    backgroundColor: getColor(remote, each),
    entry: <RunningText {...each} />,
  }));
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <Meter label={title} items={items} />
    </div>
  );
}

function RunningText({ version, source, pages, waiting }: Running) {
  const { number } = useFormats();
  return (
    <>
      <b>
        <bdi>{version}</bdi>
      </b>
      {': '}
      {number(pages)}
      {source !== 'wanted' && `, ${sourceTexts[source]()}`}
      {waiting > 0 &&
        /* translators: %s: a number. */
        `, ${sprintf(_n('%s waits for unsaved work', '%s wait for unsaved work', waiting, 'jetpack'), number(waiting))}`}
    </>
  );
}
