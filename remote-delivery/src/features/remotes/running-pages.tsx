import type { DeliveryRemote } from '@site-admin/contracts';
import { _n, __, sprintf } from '@site-admin/runtime/i18n';
import { sourceTexts } from '../../delivery.texts';
import { useFormats } from '../../formats';
import styles from './remote.module.css';

type Running = DeliveryRemote['running'][number];

/** The color of a segment: the live version, the candidate, others. */
function getKind({ active, rollout }: DeliveryRemote, { version, source }: Running): 'active' | 'candidate' | 'other' {
  if (source !== 'wanted') return 'other';
  if (version === active) return 'active';
  return version === rollout?.candidate ? 'candidate' : 'other';
}

/** How many open pages run which version, from which source: as a bar, and as a list. */
export function RunningPages({ remote }: { readonly remote: DeliveryRemote }) {
  const { number } = useFormats();
  const { running } = remote;
  const pages = running.reduce((sum, each) => sum + each.pages, 0);
  if (pages === 0) return <p className={styles.note}>{__('No open page runs it at the moment.', 'jetpack')}</p>;
  return (
    <div>
      <h3 className={styles.heading}>
        {/* translators: %s: a number. */}
        {sprintf(_n('%s open page', '%s open pages', pages, 'jetpack'), number(pages))}
      </h3>
      <div className={styles.bar} aria-hidden>
        {running.map((each, at) => (
          <span key={at} data-kind={getKind(remote, each)} style={{ flexGrow: each.pages }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {running.map((each, at) => (
          <li key={at} data-kind={getKind(remote, each)}>
            <RunningText {...each} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RunningText({ version, source, pages, waiting }: Running) {
  const { number } = useFormats();
  return (
    <span>
      <b>
        <bdi>{version}</bdi>
      </b>
      {': '}
      {number(pages)}
      {source !== 'wanted' && `, ${sourceTexts[source]()}`}
      {waiting > 0 &&
        /* translators: %s: a number. */
        `, ${sprintf(_n('%s waits for unsaved work', '%s wait for unsaved work', waiting, 'jetpack'), number(waiting))}`}
    </span>
  );
}
