import { delays } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Called `delay` ms after the last key; at once with '' when the field was emptied or closed. */
  readonly onSearch: (keyword: string) => void;
  /** Name of the button and the field; 'Search' by default. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** What is searched for now, such as a term of the address. A keyword opens the field; one that `onSearch` did not send replaces it. */
  readonly keyword?: string | undefined;
  /** Milliseconds; 300 by default. */
  readonly delay?: number | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** A search button that expands into a field. Escape clears and closes it. */
export function SearchField(props: SearchFieldProps) {
  const { label = __('Search', 'jetpack'), placeholder = label, className } = props;
  const id = useId();
  const { opener, input, keyword, isOpen, type, open, close } = useSearch(props);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Handled: the key must not dismiss anything else.
    event.preventDefault();
    close();
  };
  const button = { type: 'button', className: styles.button } as const;
  return (
    <div role="search" className={classNames(styles.search, isOpen && styles.open, className)}>
      <button ref={opener} {...button} aria-label={label} aria-expanded={isOpen} aria-controls={id} onClick={open}>
        <Icon name="search" />
      </button>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        hidden={!isOpen}
        aria-label={label}
        placeholder={placeholder}
        value={keyword}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onEscape}
      />
      {isOpen && (
        <button {...button} aria-label={__('Close search', 'jetpack')} onClick={close}>
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}

/** Opens and closes the field, and moves the focus between button and field. */
function useSearch(props: SearchFieldProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { keyword, isOpen, setIsOpen, type } = useKeyword(props);
  useOpenState(isOpen, props);

  function open(): void {
    // Rendered at once, so that the next key is typed into the field.
    flushSync(() => setIsOpen(true));
    input.current?.focus();
  }
  function close(): void {
    setIsOpen(false);
    if (keyword !== '') type('');
    opener.current?.focus();
  }
  return { opener, input, keyword, isOpen, type, open, close };
}

/** Holds the typed keyword, which a changed `keyword` prop replaces unless `onSearch` sent it. */
function useKeyword({ keyword: applied = '', onSearch, delay = delays.searchDefault }: SearchFieldProps) {
  const [keyword, setKeyword] = useState(applied);
  const [isOpen, setIsOpen] = useState(applied !== '');
  const [sent, setSent] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const search = useDelayedSearch((text) => {
    setSent(text.trim());
    onSearch(text);
  }, delay);

  // Changed from outside, by a link or the back button: what was typed does not apply any more.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    if (applied !== sent) {
      setSent(applied);
      setKeyword(applied);
      setIsOpen(applied !== '');
    }
  }
  function type(text: string): void {
    setKeyword(text);
    search(text);
  }
  return { keyword, isOpen, setIsOpen, type };
}

/** Reports that the field was opened or closed, by the user or with its keyword. */
function useOpenState(isOpen: boolean, { onOpen, onClose }: Pick<SearchFieldProps, 'onOpen' | 'onClose'>): void {
  const wasOpen = useRef(isOpen);
  // A layout effect, so that what depends on it is painted with it.
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    (isOpen ? onOpen : onClose)?.();
  });
}

function useDelayedSearch(onSearch: (keyword: string) => void, delay: number): (keyword: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (keyword) => {
    clearTimeout(timer.current);
    // An empty keyword is a reset and is not debounced.
    if (keyword === '') latest.current('');
    else timer.current = setTimeout(() => latest.current(keyword), delay);
  };
}
