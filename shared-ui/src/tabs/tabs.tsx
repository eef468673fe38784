import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './tabs.module.css';

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Unique in the document; the `tabs` prop of its TabPanel. */
  readonly id: string;
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly className?: string | undefined;
}

/** A tab list. Arrow keys, Home and End move between tabs. */
export function Tabs<Id extends string>({ id, label, items, selected, onSelect, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const current = items.findIndex((item) => item.id === selected);
    const isRightToLeft = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
    const next = items.at(getNextIndex(event.key, current, items.length, isRightToLeft));
    if (!next || next.id === selected) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(getTabId(id, next.id))?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={classNames(styles.tabs, className)} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          id={getTabId(id, item.id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={item.id === selected}
          aria-controls={getPanelId(id)}
          tabIndex={item.id === selected ? 0 : -1}
          onClick={() => onSelect(item.id)}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  /** The `id` of its Tabs. */
  readonly tabs: string;
  /** The selected tab's id. */
  readonly selected: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The panel of the selected tab. */
export function TabPanel({ tabs, selected, children, className }: TabPanelProps) {
  return (
    <div
      id={getPanelId(tabs)}
      role="tabpanel"
      aria-labelledby={getTabId(tabs, selected)}
      tabIndex={0}
      className={classNames(styles.panel, className)}
    >
      {children}
    </div>
  );
}

function getNextIndex(key: string, current: number, count: number, isRightToLeft: boolean): number {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return current;
}

const getTabId = (tabs: string, id: string) => `${tabs}-tab-${id}`;
const getPanelId = (tabs: string) => `${tabs}-panel`;
