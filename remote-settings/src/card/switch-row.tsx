import { SettingRow, type SettingRowProps } from '@site-admin/ui';
import { useMarked } from '../search/marked';

export interface SwitchRowProps extends Omit<SettingRowProps, 'label'> {
  readonly label: string;
}

/** A switch whose label is marked where a search finds it. */
export function SwitchRow({ label, ...row }: SwitchRowProps) {
  return <SettingRow {...row} label={useMarked(label)} />;
}
