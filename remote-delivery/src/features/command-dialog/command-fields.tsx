import { maxReasonLength, type DeliveryRemote, type Rollout } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { RadioGroup, Select, TextArea, TextField } from '@site-admin/ui';
import { commands, type CommandFields as Fields, type OpenCommand } from '../../commands/commands.slice';
import { cohortLabels } from '../../commands/commands.texts';
import { getVersions } from '../../commands/impact';
import { getPercentError } from '../../commands/percent';

interface CommandFieldsProps {
  readonly open: OpenCommand;
  readonly remote: DeliveryRemote;
}

const cohorts: readonly Rollout['cohort'][] = ['everyone', 'managers'];

/** The fields of a command; the reason is required by all. */
export function CommandFields({ open: { command, fields, status }, remote }: CommandFieldsProps) {
  const dispatch = useDispatch();
  const edit = (change: Partial<Fields>) => dispatch(commands.edited(change));
  const disabled = status === 'sending';
  const versions = getVersions(command, remote).map((value) => ({ value, label: value }));
  const hint =
    command === 'disable'
      ? __('Shown to users in its place, and kept in the journal.', 'jetpack')
      : __('Kept in the journal.', 'jetpack');
  return (
    <>
      {versions.length > 0 && (
        <Select
          label={__('Version', 'jetpack')}
          value={fields.version}
          options={versions}
          disabled={disabled}
          onChange={(version) => edit({ version })}
        />
      )}
      {(command === 'canary' || command === 'changeCanary') && <CanaryFields fields={fields} disabled={disabled} edit={edit} />}
      <TextArea
        label={__('Reason', 'jetpack')}
        hint={hint}
        required
        rows={2}
        maxLength={maxReasonLength}
        value={fields.reason}
        disabled={disabled}
        onChange={(reason) => edit({ reason })}
      />
    </>
  );
}

interface CanaryFieldsProps {
  readonly fields: Fields;
  readonly disabled: boolean;
  readonly edit: (change: Partial<Fields>) => void;
}

function CanaryFields({ fields, disabled, edit }: CanaryFieldsProps) {
  return (
    <>
      <TextField
        label={__('Percent of users', 'jetpack')}
        hint={__('0 to 100; 0 ends the canary.', 'jetpack')}
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        required
        value={fields.percent}
        error={getPercentError(fields.percent)}
        disabled={disabled}
        onChange={(percent) => edit({ percent })}
      />
      <RadioGroup
        label={__('Users', 'jetpack')}
        value={fields.cohort}
        options={cohorts.map((value) => ({ value, label: cohortLabels[value]() }))}
        disabled={disabled}
        onChange={(cohort) => edit({ cohort })}
      />
    </>
  );
}
