import { useState } from 'react';
import type { DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, Button } from '@site-admin/ui';
import { useFormats } from '../../formats';
import styles from './remote.module.css';

type Version = DeliveryRemote['versions'][number];

/** Versions that are listed at first. */
const shownVersions = 10;

/** The versions of a remote, newest first. */
export function VersionsTable({ remote }: { readonly remote: DeliveryRemote }) {
  const [showsAll, setShowsAll] = useState(false);
  const { number } = useFormats();
  const { versions, title } = remote;
  /* translators: %s: name of a part of the page. */
  const label = sprintf(__('Versions of %s', 'jetpack'), title);
  const shown = showsAll ? versions : versions.slice(0, shownVersions);
  return (
    <div>
      <h3 className={styles.heading}>{__('Versions', 'jetpack')}</h3>
      {/* Focusable, so that it can be scrolled by keyboard where it is wider than the card. */}
      <div className={styles.scrolled} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{__('Version', 'jetpack')}</th>
              <th scope="col">{__('Published', 'jetpack')}</th>
              <th scope="col">{__('Size', 'jetpack')}</th>
              <th scope="col">{__('Owner', 'jetpack')}</th>
              <th scope="col">{__('Commit', 'jetpack')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((version, at) => (
              <VersionRow key={at} remote={remote} version={version} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < versions.length && (
        <Button variant="link" onClick={() => setShowsAll(true)}>
          {/* translators: %s: a number. */}
          {sprintf(__('Show all %s versions', 'jetpack'), number(versions.length))}
        </Button>
      )}
    </div>
  );
}

function VersionRow({ remote, version }: { readonly remote: DeliveryRemote; readonly version: Version }) {
  const { time, age, size } = useFormats();
  const { publishedAt, brotli, owner, commit, withdrawn } = version;
  return (
    <tr>
      <th scope="row">
        <bdi>{version.version}</bdi> <Marks remote={remote} version={version} />
        {withdrawn && <span className={styles.reason}>{withdrawn.reason}</span>}
      </th>
      <td>
        <time dateTime={publishedAt} title={time(publishedAt)}>
          {age(publishedAt)}
        </time>
      </td>
      <td>{brotli === undefined ? '–' : size(brotli)}</td>
      <td>{owner}</td>
      <td>{commit === '' ? '–' : <code dir="ltr">{commit.slice(0, 7)}</code>}</td>
    </tr>
  );
}

function Marks({ remote: { active, previous, rollout }, version: { version, withdrawn } }: Parameters<typeof VersionRow>[0]) {
  return (
    <>
      {version === active && <Badge tone="success">{__('Live', 'jetpack')}</Badge>}
      {version === rollout?.candidate && <Badge tone="info">{__('Candidate', 'jetpack')}</Badge>}
      {version === previous && <Badge>{__('Previous', 'jetpack')}</Badge>}
      {withdrawn && <Badge tone="error">{__('Withdrawn', 'jetpack')}</Badge>}
    </>
  );
}
