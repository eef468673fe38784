import { Button, Card, CardBody, CardFooter, CardHeader, Icon } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../page/page-context';
import { ChoicesForm } from './choices-form';
import styles from './dev-tools.module.css';
import { getChoiceNames } from './labels';
import { createSimulation, type Simulation } from './simulation';
import { getTabStorage } from './tab-storage';

export interface DevToolsProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The card of the developer tools or, while it is closed and something is simulated, a line that lists what. */
export function DevTools({ isOpen, onOpen, onClose }: DevToolsProps) {
  const { services } = usePage();
  const [simulation] = useState(() => createSimulation({ ...services, storage: getTabStorage(window) }));
  useEffect(() => simulation.start(), [simulation]);
  return isOpen ? (
    <DevToolsCard simulation={simulation} onClose={onClose} />
  ) : (
    <SimulationLine simulation={simulation} onOpen={onOpen} />
  );
}

const toSimulatedText = (names: readonly string[]) =>
  /* translators: %s: what is simulated, such as "Editor, 17 threats". */
  sprintf(__('Simulated: %s', 'jetpack'), names.join(', '));

interface CardProps {
  readonly simulation: Simulation;
  readonly onClose: () => void;
}

function DevToolsCard({ simulation, onClose }: CardProps) {
  const titleId = useId();
  const close = useFocusWhileOpen();
  const names = getChoiceNames(useLive(simulation.choices));
  return (
    <Card labelledBy={titleId} accent={names.length > 0 ? 'warning' : undefined} className={styles.card}>
      <CardHeader title={__('Developer tools', 'jetpack')} titleId={titleId} level={2}>
        <button ref={close} type="button" className={styles.close} onClick={onClose} aria-label={__('Close', 'jetpack')}>
          <Icon name="cross" />
        </button>
      </CardHeader>
      <CardBody className={styles.body}>
        <p className={styles.intro}>
          {__('Preview this page as another user or with other site data. Nothing changes on the site.', 'jetpack')}
        </p>
        <ChoicesForm simulation={simulation} />
      </CardBody>
      <CardFooter className={styles.end}>
        <span role="status">{names.length > 0 ? toSimulatedText(names) : __('Nothing is simulated.', 'jetpack')}</span>
        {/* Never disabled: the press would move the focus away. */}
        <Button size="small" onClick={() => simulation.end()}>
          {__('End simulation', 'jetpack')}
        </Button>
      </CardFooter>
    </Card>
  );
}

/** Focuses the first control of the card when it opens, and restores the focus when it closes. */
function useFocusWhileOpen() {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return first;
}

function SimulationLine({ simulation, onOpen }: { readonly simulation: Simulation; readonly onOpen: () => void }) {
  const names = getChoiceNames(useLive(simulation.choices));
  if (names.length === 0) return null;
  return (
    <section className={styles.line} aria-label={__('Simulation', 'jetpack')}>
      <span>{toSimulatedText(names)}</span>
      <Button size="small" onClick={onOpen}>
        {__('Change', 'jetpack')}
      </Button>
      <Button size="small" onClick={() => simulation.end()}>
        {__('End simulation', 'jetpack')}
      </Button>
    </section>
  );
}
