import type { DeliveryRemote } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Badge, VisuallyHidden } from '@site-admin/ui';
import { useFormats } from '../../formats';
import { getMaximum, getRate, getTotal, isHigh, plot, toLine } from '../../failures/failure-curve';
import styles from './remote.module.css';

type Curve = DeliveryRemote['failures'][number];

/** Failures of the live version and of a candidate in the last 24 hours: as lines, and as a table for assistive technology. */
export function FailureChart({ remote }: { readonly remote: DeliveryRemote }) {
  const { percent } = useFormats();
  const curves = remote.failures.filter(({ points }) => points.some(({ users }) => users > 0));
  if (curves.length === 0) return <p className={styles.note}>{__('No user opened it in the last 24 hours.', 'jetpack')}</p>;
  const maximum = getMaximum(curves);
  const toKind = ({ version }: Curve) => (version === remote.rollout?.candidate ? 'candidate' : 'active');
  return (
    <figure className={styles.chart}>
      <figcaption>{__('Users that saw a failure, last 24 hours', 'jetpack')}</figcaption>
      <div className={styles.plot} aria-hidden>
        <span className={styles.tick}>{percent(maximum)}</span>
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} preserveAspectRatio="none">
          <line x1={0} x2={plot.width} y1={plot.height} y2={plot.height} />
          {curves.map((curve, at) => (
            <polyline key={at} data-kind={toKind(curve)} points={toLine(curve, maximum)} />
          ))}
        </svg>
      </div>
      <ul className={styles.legend}>
        {curves.map((curve, at) => (
          <li key={at} data-kind={toKind(curve)}>
            <CurveText curve={curve} />
            {isHigh(remote, curve) && <Badge tone="error">{__('High', 'jetpack')}</Badge>}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <FailureTable curves={curves} />
      </VisuallyHidden>
    </figure>
  );
}

function CurveText({ curve }: { readonly curve: Curve }) {
  const { number, percent } = useFormats();
  const total = getTotal(curve);
  return (
    <span>
      <b>
        <bdi>{curve.version}</bdi>
      </b>
      {': '}
      {/* translators: 1: a percentage, 2: a number, 3: a number. */}
      {sprintf(__('%1$s (%2$s of %3$s)', 'jetpack'), percent(getRate(total)), number(total.failed), number(total.users))}
    </span>
  );
}

/** The intervals in which a version had users. */
function FailureTable({ curves }: { readonly curves: readonly Curve[] }) {
  const { hour, number } = useFormats();
  const rows = curves
    .flatMap(({ version, points }) => points.map((point) => ({ version, ...point })))
    .filter(({ users }) => users > 0);
  return (
    <table>
      <caption>{__('Failures by hour', 'jetpack')}</caption>
      <thead>
        <tr>
          <th scope="col">{__('Version', 'jetpack')}</th>
          <th scope="col">{__('Hour', 'jetpack')}</th>
          <th scope="col">{__('Users', 'jetpack')}</th>
          <th scope="col">{__('Saw a failure', 'jetpack')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ version, at, users, failed }, index) => (
          <tr key={index}>
            <td>{version}</td>
            <td>{hour(at)}</td>
            <td>{number(users)}</td>
            <td>{number(failed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
