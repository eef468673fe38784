import { __, sprintf } from '@site-admin/runtime/i18n';
import { Banner } from '../banner/banner';
import { Link } from '../link/link';
import { Toggle } from '../toggle/toggle';
import styles from './module-override.module.css';

/** As the module list says it; anything but these two words means "managed". */
export type ModuleOverride = 'active' | 'inactive' | (string & {});

export interface ModuleOverrideNoteProps {
  readonly override: ModuleOverride;
  readonly learnMoreHref: string;
}

/** Says that a site administrator has decided about this feature, in code (spec 001 §4.6). */
export function ModuleOverrideNote({ override, learnMoreHref }: ModuleOverrideNoteProps) {
  return (
    <p className={styles.note}>
      {overrideText(override)} <Link href={learnMoreHref}>{__('Learn more', 'jetpack')}</Link>
    </p>
  );
}

export interface ModuleOverrideToggleProps extends ModuleOverrideNoteProps {
  readonly label: string;
  readonly checked: boolean;
  readonly isLabelHidden?: boolean | undefined;
}

/** The feature's toggle, which cannot be used, with the reason. */
export function ModuleOverrideToggle({ label, checked, isLabelHidden, ...note }: ModuleOverrideToggleProps) {
  const shown = note.override === 'active' ? true : note.override === 'inactive' ? false : checked;
  return (
    <Toggle
      label={label}
      isLabelHidden={isLabelHidden}
      checked={shown}
      onChange={() => undefined}
      disabled
      disabledReason={<ModuleOverrideNote {...note} />}
    />
  );
}

/** Takes the place of a card whose feature is switched off by an administrator. */
export function ModuleOverrideBanner({ name, learnMoreHref }: { readonly name: string; readonly learnMoreHref: string }) {
  // translators: %s is the name of a feature.
  const text = sprintf(__('%s has been disabled by a site administrator.', 'jetpack'), name);
  return (
    <Banner
      isCard
      icon="info"
      title={
        <>
          {text} <Link href={learnMoreHref}>{__('Learn more', 'jetpack')}</Link>
        </>
      }
    />
  );
}

function overrideText(override: ModuleOverride): string {
  if (override === 'active') return __('This feature has been enabled by a site administrator.', 'jetpack');
  if (override === 'inactive') return __('This feature has been disabled by a site administrator.', 'jetpack');
  return __('This feature is being managed by a site administrator.', 'jetpack');
}
