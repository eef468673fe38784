import type { AriaAttributes, ComponentProps, DOMAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Link } from '../link/link';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

type Handlers = Pick<
  DOMAttributes<HTMLElement>,
  'onClick' | 'onFocus' | 'onBlur' | 'onKeyDown' | 'onPointerEnter' | 'onPointerLeave' | 'onPointerDown'
>;

export interface ButtonProps
  extends
    AriaAttributes,
    Handlers,
    Pick<ComponentProps<'button'>, 'id' | 'title' | 'type' | 'name' | 'value' | 'form' | 'autoFocus'> {
  readonly children: ReactNode;
  /** `secondary` by default; at most one `primary` per card. */
  readonly variant?: 'primary' | 'secondary' | 'link' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Marks an action that deletes or disconnects something. */
  readonly isDestructive?: boolean | undefined;
  /** Shows a spinner and ignores presses, keeping focus and width. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Renders a link that looks like a button; without `href` while disabled or busy. */
  readonly href?: string | undefined;
  /** See `LinkProps`. */
  readonly isExternal?: boolean | undefined;
  readonly className?: string | undefined;
  /** Ref of the `<button>`; not set on a link. */
  readonly ref?: ComponentProps<'button'>['ref'];
}

/** A button, or with `href` a link that looks like one. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { busy = false, disabled = false } = props;
  const { href, isExternal, ref, type = 'button', onClick, name, value, form, autoFocus, ...rest } = withoutStyle(props);
  const className = getClassName(props);
  if (href !== undefined && !busy && !disabled) {
    return (
      <Link {...rest} href={href} isExternal={isExternal} className={className} isPlain {...(onClick && { onClick })}>
        <ButtonContent {...props} />
      </Link>
    );
  }
  const press = (event: MouseEvent<HTMLElement>) => (busy ? event.preventDefault() : onClick?.(event));
  const own = { ref, type, name, value, form, autoFocus, disabled, className };
  return (
    <button {...rest} {...own} onClick={press} aria-disabled={busy || undefined} aria-busy={busy || undefined}>
      <ButtonContent {...props} />
    </button>
  );
}

function ButtonContent({ children, busy = false }: Pick<ButtonProps, 'children' | 'busy'>) {
  return (
    <>
      <span className={styles.content}>{children}</span>
      {busy && <Spinner size={16} label="" className={styles.spinner} />}
    </>
  );
}

function getClassName({ variant = 'secondary', size = 'medium', isDestructive = false, busy = false, className }: ButtonProps) {
  return classNames(
    styles.button,
    styles[variant],
    styles[size],
    isDestructive && styles.destructive,
    busy && styles.busy,
    className,
  );
}

function withoutStyle(props: ButtonProps) {
  const { children: _c, variant: _v, size: _s, isDestructive: _i, busy: _b, disabled: _d, className: _n, ...rest } = props;
  return rest;
}

/** A labeled group of buttons. */
export function ButtonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
