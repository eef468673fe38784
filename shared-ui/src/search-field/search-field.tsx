import { delays } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Called `delay` ms after the last key; at once with '' when the field was emptied or closed. */
  readonly onSearch: (keyword: string) => void;
  /** Name of the button and the field; 'Search' by default. */
  readonly label?: string | undefined;
  readonly placeholder?: string | undefined;
  /** A keyword opens the field initially. */
  readonly initialKeyword?: string | undefined;
  /** Milliseconds; 300 by default. */
  readonly delay?: number | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/** A search button that expands into a field. Escape clears and closes it. */
export function SearchField(props: SearchFieldProps) {
  const { label = __('Search', 'jetpack'), placeholder = label, initialKeyword = '', className } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [keyword, setKeyword] = useState(initialKeyword);
  const [isOpen, setIsOpen] = useState(initialKeyword !== '');
  const search = useDelayedSearch(props.onSearch, props.delay ?? delays.searchDefault);

  const wasOpen = useRef(isOpen);
  // A layout effect, so that the next key is typed into the field.
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current) input.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const type = (text: string) => {
    setKeyword(text);
    search(text);
  };
  const open = () => {
    setIsOpen(true);
    props.onOpen?.();
  };
  const close = () => {
    setIsOpen(false);
    if (keyword !== '') type('');
    opener.current?.focus();
    props.onClose?.();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Handled: the key must not dismiss anything else.
    event.preventDefault();
    close();
  };
  return (
    <div role="search" className={classNames(styles.search, isOpen && styles.open, className)}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? () => input.current?.focus() : open}
      >
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
        <button type="button" className={styles.button} aria-label={__('Close search', 'jetpack')} onClick={close}>
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
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
