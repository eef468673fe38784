import { useId } from 'react';
import { useSetting, useShell } from '@site-admin/kit';
import { PartTitle } from '../../card/parts';
import { SwitchRow } from '../../card/switch-row';
import { administrator, switchRole, switchViewer } from './role-list';
import styles from './role-options.module.css';
import { getStatsLabels, getStatsTexts } from './stats.texts';

interface RoleOptionsProps {
  readonly name: 'count_roles' | 'roles';
  readonly disabled: boolean;
}

/** One switch for each role of the site, custom roles included. */
export function RoleOptions({ name, disabled }: RoleOptionsProps) {
  const { roles } = useShell().site.initial.stats;
  const { value = [], change } = useSetting(name);
  const labelId = useId();
  const isFixed = (role: string) => name === 'roles' && role === administrator;
  const switchIn = name === 'roles' ? switchViewer : switchRole;
  return (
    <div role="group" aria-labelledby={labelId}>
      <PartTitle id={labelId} text={getStatsLabels()[name]} />
      <div className={styles.roles}>
        {Object.entries(roles).map(([role, { name: roleName }]) => (
          <SwitchRow
            key={role}
            label={roleName}
            checked={isFixed(role) || value.includes(role)}
            disabled={disabled || isFixed(role)}
            disabledReason={isFixed(role) ? getStatsTexts().administrators : undefined}
            // Not busy during a save: several roles are often switched one after the other.
            onChange={(isOn) => change(switchIn(value, role, isOn))}
          />
        ))}
      </div>
    </div>
  );
}
