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
  /** Depends on another setting that is off, which `disabledReason` names when the switch is pressed. */
  readonly disabled?: boolean | undefined;
  readonly disabledReason?: string | undefined;
  /** Shown in plain sight. */
  readonly unavailable?: UnavailableNoteProps | undefined;
  readonly hint?: ReactNode;
  /** The explanation behind the small i, and the name of what it explains. */
  readonly about?: { readonly name: string; readonly text: ReactNode; readonly learnMoreHref?: string | undefined } | undefined;
}

/** The switch of a setting, the reason why it cannot be used with the action that helps, and what it is about. */
export function SettingRow({ hint, unavailable, about, ...toggle }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <Toggle
        {...toggle}
        isUnavailable={unavailable !== undefined}
        hint={unavailable ? <UnavailableNote text={unavailable.text} action={unavailable.action} /> : hint}
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
