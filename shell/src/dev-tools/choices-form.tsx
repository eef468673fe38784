import { RadioGroup, Select } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { usePage } from '../page/page-context';
import { backupStates, scanStates } from './choices';
import { accountLabels, backupLabels, roleLabels, scanLabels, statsLabels, threatsLabels } from './labels';
import { mockPlans } from './plans';
import { mockRoleNames } from './roles';
import type { Simulation } from './simulation';
import styles from './dev-tools.module.css';

/** The option that simulates nothing. */
const actual = 'actual';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly values: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, value, values, labels, onChoose }: ChoiceProps<Value>) {
  return (
    <RadioGroup<Value | typeof actual>
      label={label}
      value={value ?? actual}
      onChange={(chosen) => onChoose(values.find((candidate) => candidate === chosen))}
      options={[
        { value: actual, label: __('Actual', 'jetpack') },
        ...values.map((option) => ({ value: option, label: labels[option] })),
      ]}
    />
  );
}

interface SimulationProps {
  readonly simulation: Simulation;
}

/** The options of everything that can be simulated; each change applies at once. */
export function ChoicesForm({ simulation }: SimulationProps) {
  return (
    <div className={styles.groups}>
      <UserChoices simulation={simulation} />
      <PlanChoice simulation={simulation} />
      <SecurityChoices simulation={simulation} />
    </div>
  );
}

function UserChoices({ simulation }: SimulationProps) {
  const { role, account } = useLive(simulation.choices);
  const { choose } = simulation;
  return (
    <>
      <Choice
        label={__('Role', 'jetpack')}
        value={role}
        values={mockRoleNames}
        labels={roleLabels()}
        onChoose={(chosen) => choose({ role: chosen })}
      />
      <StatsChoice simulation={simulation} />
      <Choice
        label={__('Account', 'jetpack')}
        value={account}
        values={['linked', 'unlinked']}
        labels={accountLabels()}
        onChoose={(chosen) => choose({ account: chosen })}
      />
    </>
  );
}

function PlanChoice({ simulation }: SimulationProps) {
  const { plan } = useLive(simulation.choices);
  return (
    <Select
      label={__('Plan', 'jetpack')}
      value={plan ?? actual}
      onChange={(chosen) => simulation.choose({ plan: chosen === actual ? undefined : chosen })}
      options={[
        { value: actual, label: __('Actual', 'jetpack') },
        ...mockPlans.map(({ slug, label }) => ({ value: slug, label })),
      ]}
    />
  );
}

function SecurityChoices({ simulation }: SimulationProps) {
  const { threats, backup, scan } = useLive(simulation.choices);
  const { choose } = simulation;
  return (
    <>
      <Choice
        label={__('Threats', 'jetpack')}
        value={threats}
        values={['none', 'many']}
        labels={threatsLabels()}
        onChoose={(chosen) => choose({ threats: chosen })}
      />
      <Choice
        label={__('Backup', 'jetpack')}
        value={backup}
        values={backupStates}
        labels={backupLabels()}
        onChoose={(chosen) => choose({ backup: chosen })}
      />
      <Choice
        label={__('Scan', 'jetpack')}
        value={scan}
        values={scanStates}
        labels={scanLabels()}
        onChoose={(chosen) => choose({ scan: chosen })}
      />
    </>
  );
}

/** Access to stats; not offered for admins, which always have it. */
function StatsChoice({ simulation }: SimulationProps) {
  const { permissions } = useLive(usePage().services.site.user);
  if (permissions.disconnect) return null;
  const labels = statsLabels();
  return (
    <RadioGroup
      label={__('Statistics', 'jetpack')}
      value={permissions.view_stats ? 'seen' : 'hidden'}
      onChange={(stats) => simulation.choose({ stats })}
      options={[
        { value: 'seen', label: labels.seen },
        { value: 'hidden', label: labels.hidden },
      ]}
    />
  );
}
