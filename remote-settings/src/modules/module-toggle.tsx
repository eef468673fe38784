import type { ModuleSlug } from '@site-admin/contracts';
import { sprintf, __ } from '@site-admin/runtime/i18n';
import { useLive, useShell } from '@site-admin/kit';
import { InfoPopover, Toggle } from '@site-admin/ui';
import { useSettings } from '../saving/use-settings';
import { hindranceOf } from './availability';
import { hindranceText } from './hindrance-text';
import styles from './module-toggle.module.css';

export interface ModuleToggleProps {
  readonly slug: ModuleSlug;
  /** What switching it on does, as the person reads it. */
  readonly label: string;
  /** Shown instead of the module's own flag, where the toggle stands for more than that. */
  readonly checked?: boolean;
  readonly onChange?: () => void;
  readonly disabled?: boolean;
  /** On its way beside its module's own switching. */
  readonly busy?: boolean;
}

/** The switch of one module, with what it is about and why it cannot be used here. Nothing for a module the site does not have. */
export function ModuleToggle({ slug, label, checked, onChange, disabled = false, busy = false }: ModuleToggleProps) {
  const { modules, value, isPending, change } = useSettings();
  const { site } = useShell();
  const status = useLive(site.connection);
  const { permissions } = useLive(site.user);
  const module = modules[slug];
  if (!module) return null;
  const hindrance = hindranceOf(module, status) ?? (permissions.manage_modules ? undefined : 'no-right');
  const isOn = hindrance === 'offline' || hindrance === 'disabled-by-admin' ? false : (checked ?? value(slug) === true);
  return (
    <div className={styles.row}>
      <Toggle
        label={label}
        checked={isOn}
        // Busy, not disabled: a switch that is disabled while it moves would take the focus from whoever pressed it.
        busy={busy || isPending(slug)}
        disabled={disabled || hindrance !== undefined}
        {...(hindrance ? { disabledReason: hindranceText(hindrance) } : {})}
        onChange={onChange ?? (() => change({ [slug]: !isOn }))}
      />
      <InfoPopover
        /* translators: %s is the name of a feature */
        label={sprintf(__('About %s', 'jetpack'), module.name)}
        {...(module.learn_more_button ? { learnMoreHref: module.learn_more_button } : {})}
      >
        {module.description || module.short_description}
      </InfoPopover>
    </div>
  );
}
