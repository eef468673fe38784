import { __ } from '@site-admin/runtime/i18n';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { FieldError, hasError } from '../field/field-error';
import { Popover } from '../popover/popover';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './toggle.module.css';

export interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  /** Why it is disabled. With a reason it stays focusable, and a press shows the reason. */
  readonly disabledReason?: ReactNode;
  /** Unavailable for the reason in the hint or `describedBy`: stays focusable, ignores presses. */
  readonly isUnavailable?: boolean | undefined;
  /** Being saved: keeps its position and focus, ignores presses. */
  readonly busy?: boolean | undefined;
  /** Shows the label to assistive technology only, next to a heading with the same text. */
  readonly isLabelHidden?: boolean | undefined;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Why the value was not saved; announced. */
  readonly error?: ReactNode;
  /** Id of an element that describes it, instead of a hint. */
  readonly describedBy?: string | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A switch that applies at once. Enter and Space toggle it. */
export function Toggle(props: ToggleProps) {
  const { label, checked, onChange, disabled = false, disabledReason, isUnavailable = false, busy = false } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isReasonOpen, setIsReasonOpen] = useState(false);
  const explains = disabled && disabledReason !== undefined;
  const isInactive = disabled || isUnavailable || busy;
  const isBare = props.isLabelHidden === true && props.hint === undefined;
  const press = () => {
    if (explains) setIsReasonOpen((isOpen) => !isOpen);
    else if (!isInactive) onChange(!checked);
  };
  return (
    <span className={classNames(styles.toggle, isInactive && styles.inactive, isBare && styles.bare, props.className)}>
      <button
        ref={setButton}
        id={id}
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={checked}
        aria-busy={busy || undefined}
        aria-disabled={explains || isUnavailable || busy || undefined}
        aria-invalid={hasError(props.error) || undefined}
        aria-describedby={getDescription(props, id)}
        disabled={disabled && !explains}
        onClick={press}
      >
        <span className={styles.thumb} />
      </button>
      <ToggleText {...props} id={id} />
      <Popover open={explains && isReasonOpen} onClose={() => setIsReasonOpen(false)} anchor={button} label={getText(label)}>
        {disabledReason}
      </Popover>
    </span>
  );
}

/** Returns the ids of the elements that describe the toggle; undefined without any. */
function getDescription({ hint, describedBy, error }: ToggleProps, id: string): string | undefined {
  return classNames(hint === undefined ? describedBy : `${id}-hint`, hasError(error) && `${id}-error`) || undefined;
}

function ToggleText({ id, label, isLabelHidden = false, hint, error }: ToggleProps & { readonly id: string }) {
  return (
    <span className={styles.text}>
      <label htmlFor={id} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </span>
  );
}

function getText(label: ReactNode): string {
  return typeof label === 'string' ? label : __('Not available', 'jetpack');
}
