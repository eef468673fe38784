import { useId, type ReactNode } from 'react';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, Card, CardBody, CardHeader, InfoPopover, RichText } from '@site-admin/ui';
import { overrideOf } from '../../viewer';
import { useViewer } from '../../viewer-context';
import { lookOf } from './module-look';
import { ModuleSwitch } from './module-switch';
import { moduleToggle } from '../../modules/modules.slice';
import { useMovedTo } from '../../modules/use-moved-to';
import styles from './module-card.module.css';

export interface ModuleCardProps {
  readonly slug: string;
  /** The card's title, and what notices call the module. */
  readonly name: string;
  /** What it does, behind the small "i". */
  readonly about: string;
  /** Shown while it is off; `<activate>` marks what is pressed to switch it on. */
  readonly invitation: string;
  /** Shown instead while the site has no connected owner, for modules that need one; `<connect>` marks the link. */
  readonly connectFirst?: string;
  /** Shown while it works. */
  readonly children: ReactNode;
}

/** A card of one module: its switch, and what its state has to say. */
export function ModuleCard({ slug, name, about, invitation, connectFirst, children }: ModuleCardProps) {
  const viewer = useViewer();
  const movedTo = useMovedTo(slug);
  const titleId = useId();
  const look = lookOf(viewer, { slug, needsOwner: connectFirst !== undefined });
  const hasSwitch = viewer.can.manage_modules && look !== 'offline';
  return (
    <Card labelledBy={titleId} isFaded={look !== 'is-working'} className={styles.card}>
      <CardHeader title={name} titleId={titleId}>
        {hasSwitch && <ModuleSwitch slug={slug} name={name} isWorking={look === 'is-working'} needsOwner={look === 'no-owner'} />}
      </CardHeader>
      <CardBody className={styles.body}>
        <div className={styles.row} data-look={look}>
          <div className={styles.words}>
            {look === 'offline' && <p>{__('Unavailable in Offline Mode', 'jetpack')}</p>}
            {look === 'no-owner' && <ConnectFirst text={connectFirst ?? ''} />}
            {look === 'is-inactive' && <Invitation slug={slug} name={name} text={invitation} isBusy={movedTo !== undefined} />}
            {look === 'is-working' && children}
          </div>
          <InfoPopover
            /* translators: %s: a feature; names the button that explains it. */
            label={sprintf(__('About %s', 'jetpack'), name)}
            learnMoreHref={viewer.modules[slug]?.learn_more_button || undefined}
          >
            {about}
          </InfoPopover>
        </div>
      </CardBody>
    </Card>
  );
}

function ConnectFirst({ text }: { readonly text: string }) {
  const { can } = useViewer();
  const connect = (label: string) => (can.connect_user ? <Link to="/connect-user">{label}</Link> : label);
  return (
    <p>
      <RichText text={text} parts={{ connect }} />
    </p>
  );
}

interface InvitationProps {
  readonly slug: string;
  readonly name: string;
  readonly text: string;
  readonly isBusy: boolean;
}

function Invitation({ slug, name, text, isBusy }: InvitationProps) {
  const viewer = useViewer();
  const dispatch = useDispatch();
  const mayActivate = viewer.can.manage_modules && overrideOf(viewer, slug) === 'none';
  const activate = (label: string) =>
    mayActivate ? (
      <Button variant="link" busy={isBusy} onClick={() => dispatch(moduleToggle.requested({ slug, name, active: true }))}>
        {label}
      </Button>
    ) : (
      label
    );
  return (
    <p>
      <RichText text={text} parts={{ activate }} />
    </p>
  );
}
