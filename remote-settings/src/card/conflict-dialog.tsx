import { getModules, type Modules } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { useConflicts, type Conflict, type SettingsForm, type SettingsFormState } from '@site-admin/kit/forms';
import { __ } from '@site-admin/runtime/i18n';
import { Button, Dialog } from '@site-admin/ui';
import { useLabels } from '../registry/current-card';
import { formatValue } from './format-value';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  readonly form: SettingsForm;
  readonly state: SettingsFormState;
}

/** Asks before a save replaces values that were changed on the site since they were edited here, and shows both. */
export function ConflictDialog({ form, state: { overwrite, dropConflicts, dismissConflict } }: ConflictDialogProps) {
  const conflicts = useConflicts(form);
  return (
    <Dialog
      open
      onClose={dismissConflict}
      title={__('These settings were changed elsewhere', 'jetpack')}
      width="narrow"
      footer={
        <>
          <Button onClick={dropConflicts}>{__('Use the values on the site', 'jetpack')}</Button>
          <Button variant="primary" onClick={overwrite}>
            {__('Save my values', 'jetpack')}
          </Button>
        </>
      }
    >
      <p>
        {__('They were saved in another tab or by another user while you were editing. Which values should be kept?', 'jetpack')}
      </p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <ConflictItem key={conflict.name} {...conflict} />
        ))}
      </ul>
    </Dialog>
  );
}

function ConflictItem({ name, mine, onSite }: Conflict) {
  const label = useLabels()[name] ?? name;
  const choices = useChoices(name);
  return (
    <li>
      <p className={styles.label}>{label}</p>
      <dl className={styles.values}>
        <div>
          <dt>{__('Yours', 'jetpack')}</dt>
          <dd>{formatValue(mine, choices)}</dd>
        </div>
        <div>
          <dt>{__('On the site', 'jetpack')}</dt>
          <dd>{formatValue(onSite, choices)}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Returns the site's texts of the values of an option, by value. */
function useChoices(name: string): Readonly<Record<string, string>> {
  const { site } = useShell();
  const modules: Modules = useResource(getModules).data ?? site.initial.getModules;
  return Object.values(modules).find(({ options }) => name in options)?.options[name]?.enum_labels ?? {};
}
