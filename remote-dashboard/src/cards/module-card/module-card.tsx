import { useId, type ReactNode } from 'react';
import type { ModuleSlug } from '@site-admin/contracts';
import { moduleToggleTexts, offlineText, useModule, useShell, useViewer, type ModuleState } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Button, Card, CardBody, CardHeader, InfoPopover, RichText, Toggle } from '@site-admin/ui';
import { ModuleNote } from './module-note';
import { selectModuleView, type ModuleView } from './module-view';
import styles from './module-card.module.css';

export interface ModuleCardProps {
  readonly slug: ModuleSlug;
  /** Title of the card, also used in notices. */
  readonly name: string;
  /** Explanation behind the info button. */
  readonly about: string;
  /** Shown while the module is inactive; `<activate>` marks the button that activates it. */
  readonly invitation: string;
  /**
   * Shown while the site has no connected owner, for features that need one: `<connect>` marks the link. The module itself may not
   * need an owner.
   */
  readonly connectFirst?: string;
  /** Beside the switch. */
  readonly status?: ReactNode;
  /** A banner below the content, while the module is active. */
  readonly banner?: ReactNode;
  /** Shown while the module is active. */
  readonly children: ReactNode;
}

/** The card of one module: its switch, content for its state, and why it cannot be switched. */
export function ModuleCard({ slug, name, about, invitation, connectFirst, status, banner, children }: ModuleCardProps) {
  const viewer = useViewer();
  const state = useModuleWithOwner(slug, name, connectFirst !== undefined);
  const titleId = useId();
  const noteId = useId();
  const { module, isOn, isPending, unavailable } = state;
  const view = selectModuleView({ isOffline: viewer.status === 'offline', isOn, isPending, reason: unavailable?.reason });
  const hasSwitch = viewer.permissions.manage_modules && view !== 'offline';
  return (
    <Card labelledBy={titleId} isFaded={view !== 'is-working'} className={styles.card}>
      <CardHeader title={name} titleId={titleId}>
        {view !== 'offline' && status}
        {hasSwitch && <ModuleSwitch name={name} state={state} noteId={noteId} />}
      </CardHeader>
      <CardBody className={styles.body}>
        <div className={styles.row} data-look={view}>
          <div className={styles.words}>
            {view === 'is-working' ? children : <InactiveText view={view} name={name} invitation={invitation} state={state} />}
            {view !== 'offline' && <ModuleNote id={noteId} unavailable={unavailable} connectFirst={connectFirst} />}
          </div>
          <InfoPopover
            // translators: %s is the name of a feature.
            label={sprintf(__('About %s', 'jetpack'), name)}
            learnMoreHref={module?.learn_more_button || undefined}
          >
            {about}
          </InfoPopover>
        </div>
      </CardBody>
      {view === 'is-working' && banner}
    </Card>
  );
}

/** Returns the module, unavailable where the feature needs a connected owner and the site has none. */
function useModuleWithOwner(slug: ModuleSlug, name: string, needsOwner: boolean): ModuleState {
  const { navigation } = useShell();
  const { hasConnectedOwner, status, permissions } = useViewer();
  const state = useModule(slug);
  if (!needsOwner || hasConnectedOwner || status === 'offline' || state.unavailable) return state;
  const href = navigation.href(`/connect-user?${new URLSearchParams({ feature: name })}`);
  const text = __('Connect your account to use this feature.', 'jetpack');
  const action = permissions.connect_user && { label: __('Connect', 'jetpack'), href };
  return { ...state, unavailable: { reason: 'no-connected-owner', text, ...(action && { action }) } };
}

interface ModuleSwitchProps {
  readonly name: string;
  readonly state: ModuleState;
  /** Id of the element with the reason why the module cannot be toggled. */
  readonly noteId: string;
}

function ModuleSwitch({ name, state: { isOn, isPending, unavailable, set }, noteId }: ModuleSwitchProps) {
  return (
    <Toggle
      label={name}
      isLabelHidden
      checked={isOn}
      busy={isPending}
      isUnavailable={unavailable !== undefined}
      describedBy={unavailable && noteId}
      onChange={(on) => set(on, { texts: moduleToggleTexts(name, on) })}
    />
  );
}

interface InactiveTextProps extends Pick<ModuleCardProps, 'name' | 'invitation'> {
  readonly view: ModuleView;
  readonly state: ModuleState;
}

function InactiveText({ view, name, invitation, state: { isPending, unavailable, set } }: InactiveTextProps) {
  if (view === 'offline') return <p>{offlineText()}</p>;
  if (view === 'no-owner') return null;
  const activate = (label: string) =>
    unavailable ? (
      label
    ) : (
      <Button variant="link" busy={isPending} onClick={() => set(true, { texts: moduleToggleTexts(name, true) })}>
        {label}
      </Button>
    );
  return (
    <p>
      <RichText text={invitation} parts={{ activate }} />
    </p>
  );
}
