import { useShell } from '@site-admin/kit';
import { Age } from './age';
import { parseTime } from './parse-time';

export interface LastTimeProps {
  /** Unix seconds or ISO 8601, as the provider sends it. */
  readonly time: number | string | undefined;
  readonly toText: (age: string, date: string) => string;
}

/** When something happened last, with its age; nothing where that is unknown. */
export function LastTime({ time, toText }: LastTimeProps) {
  const { i18n } = useShell();
  const at = parseTime(time);
  if (at === undefined) return null;
  return (
    <p>
      <Age at={at} toText={(age) => toText(age, i18n.date(at))} />
    </p>
  );
}
