import { __, sprintf } from '@site-admin/runtime/i18n';
import type { ReactNode } from 'react';
import { InfoPopover } from '../info-popover/info-popover';
import { Toggle } from '../toggle/toggle';
import { UnavailableNote, type UnavailableNoteProps } from './unavailable-note';
import styles from './setting-row.module.css';

export interface SettingRowProps {
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Being saved. */
  readonly busy?: boolean | undefined;
  /** Depends on another setting that is off; a press shows `disabledReason`. */
  readonly disabled?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  /** Reason why the setting cannot be used; always visible. */
  readonly unavailable?: UnavailableNoteProps | undefined;
  readonly hint?: ReactNode;
  /** Why the value was not saved; announced. */
  readonly error?: ReactNode;
  /** Explanation of the info button, and the name of the feature. */
  readonly about?: { readonly name: string; readonly text: ReactNode; readonly learnMoreHref?: string | undefined } | undefined;
}

/** A toggle with its unavailable reason, action and explanation. */
export function SettingRow({ hint, unavailable, about, ...toggle }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <Toggle
        {...toggle}
        isUnavailable={unavailable !== undefined}
        hint={
          unavailable ? <UnavailableNote text={unavailable.text} detail={unavailable.detail} action={unavailable.action} /> : hint
        }
      />
      {about && (
        <InfoPopover
          // translators: %s is the name of a feature.
          label={sprintf(__('About %s', 'jetpack'), about.name)}
          learnMoreHref={about.learnMoreHref}
        >
          {about.text}
        </InfoPopover>
      )}
    </div>
  );
}
