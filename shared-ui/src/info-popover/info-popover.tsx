import { __ } from '@site-admin/runtime/i18n';
import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { Popover } from '../popover/popover';
import type { PopoverPosition } from '../popover/position';
import styles from './info-popover.module.css';

export interface InfoPopoverProps {
  /** Name of the button and the popover, such as 'Learn more about monitoring'. */
  readonly label: string;
  readonly children?: ReactNode;
  readonly learnMoreHref?: string | undefined;
  readonly privacyHref?: string | undefined;
  /** `bottom` by default. */
  readonly position?: PopoverPosition | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onLearnMore?: (() => void) | undefined;
}

/** An info button that opens an explanation. */
export function InfoPopover({ label, children, position = 'bottom', onOpen, ...links }: InfoPopoverProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <button
        ref={setButton}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="info" size={20} />
      </button>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} anchor={button} label={label} position={position}>
        {children}
        <InfoLinks {...links} />
      </Popover>
    </>
  );
}

type InfoLinksProps = Pick<InfoPopoverProps, 'learnMoreHref' | 'privacyHref' | 'onLearnMore'>;

function InfoLinks({ learnMoreHref, privacyHref, onLearnMore }: InfoLinksProps) {
  if (learnMoreHref === undefined && privacyHref === undefined) return null;
  return (
    <p className={styles.links}>
      {learnMoreHref !== undefined && (
        <Link href={learnMoreHref} isExternal {...(onLearnMore && { onClick: onLearnMore })}>
          {__('Learn more', 'jetpack')}
        </Link>
      )}
      {privacyHref !== undefined && (
        <Link href={privacyHref} isExternal>
          {__('Privacy information', 'jetpack')}
        </Link>
      )}
    </p>
  );
}
