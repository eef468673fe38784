import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../badge/badge';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import { useDismissable } from '../layer/use-dismissable';
import { Link } from '../link/link';
import styles from './section-nav.module.css';
import { useCollapsed } from './use-collapsed';

export interface SectionNavItem {
  readonly label: string;
  readonly href: string;
  readonly selected?: boolean | undefined;
  /** Badge after the label, usually a count. Not rendered for 0, '' or undefined. */
  readonly badge?: ReactNode;
  readonly external?: boolean | undefined;
  readonly onClick?: (() => void) | undefined;
}

export interface SectionNavProps {
  readonly items: readonly SectionNavItem[];
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Called on hover or focus of an item, for prefetching. */
  readonly onIntent?: ((item: SectionNavItem) => void) | undefined;
  /** Content at the end of the bar, such as a search field. */
  readonly children?: ReactNode;
}

/** The navigation below the masthead. On phones, or without room, it collapses under a header with the current item. */
export function SectionNav({ items, label, onIntent, children }: SectionNavProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const header = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isCollapsed = useCollapsed(box, list, items.map((item) => `${item.label} ${String(item.badge)}`).join());
  const toggle = { ref: header, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setIsOpen(!isOpen) };
  const close = () => setIsOpen(false);
  const dismissable = useDismissable({
    isOpen: isCollapsed && isOpen,
    onDismiss: close,
    onEscape: () => header.current?.focus(),
    // The header's own press toggles the list; closing first would open it again.
    ignores: (target) => header.current?.contains(target) ?? false,
  });
  return (
    <nav aria-label={label} className={classNames(styles.nav, isCollapsed && styles.collapsed)}>
      <div ref={box} className={styles.box}>
        {isCollapsed && <NavHeader {...toggle} label={label} selected={items.find((item) => item.selected)} />}
        <ul {...dismissable} ref={list} id={id} className={styles.list} hidden={isCollapsed && !isOpen}>
          {items.map((item) => (
            <li key={item.href} className={styles.item}>
              <NavLink item={item} onIntent={onIntent} onChosen={close} />
            </li>
          ))}
        </ul>
      </div>
      {children !== undefined && <div className={styles.extra}>{children}</div>}
    </nav>
  );
}

interface NavHeaderProps extends ComponentProps<'button'> {
  /** Shown without a selected item. */
  readonly label: string;
  readonly selected: SectionNavItem | undefined;
}

/** The button that opens the collapsed list. */
function NavHeader({ label, selected, ...button }: NavHeaderProps) {
  return (
    <button {...button} type="button" className={styles.header}>
      <span>{selected?.label ?? label}</span>
      {hasBadge(selected?.badge) && <Badge tone="error">{selected?.badge}</Badge>}
      <Icon name={button['aria-expanded'] ? 'chevron-up' : 'chevron-down'} size={20} className={styles.chevron} />
    </button>
  );
}

interface NavLinkProps {
  readonly item: SectionNavItem;
  readonly onIntent: SectionNavProps['onIntent'];
  readonly onChosen: () => void;
}

function NavLink({ item, onIntent, onChosen }: NavLinkProps) {
  const choose = () => {
    onChosen();
    item.onClick?.();
  };
  return (
    <Link
      isPlain
      href={item.href}
      className={styles.link}
      onClick={choose}
      onPointerEnter={() => onIntent?.(item)}
      onFocus={() => onIntent?.(item)}
      {...(item.selected && { 'aria-current': 'page' as const })}
      {...(item.external !== undefined && { isExternal: item.external })}
    >
      {item.label}
      {hasBadge(item.badge) && (
        <>
          {' '}
          <Badge tone="error">{item.badge}</Badge>
        </>
      )}
    </Link>
  );
}

function hasBadge(badge: ReactNode): boolean {
  return badge !== undefined && badge !== null && badge !== false && badge !== '' && badge !== 0;
}
