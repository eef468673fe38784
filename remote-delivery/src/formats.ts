import { useMemo } from 'react';
import type { ShellServices } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { formatAge } from '@site-admin/kit/rules';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** Formats of the page's locale. */
export interface Formats {
  readonly number: (value: number) => string;
  /** A share of 1: `2.5 %`. */
  readonly percent: (share: number) => string;
  readonly size: (bytes: number) => string;
  /** An ISO time: `December 1, 2022 at 12:00`. */
  readonly time: (iso: string) => string;
  readonly hour: (iso: string) => string;
  /** `2 days ago`. */
  readonly age: (iso: string) => string;
}

/** Formats an ISO time; returns other text unchanged. */
const formatTime = (format: (ms: number) => string) => (iso: string) => {
  const ms = Date.parse(iso);
  return Number.isNaN(ms) ? iso : format(ms);
};

export function createFormats({ i18n, clock }: Pick<ShellServices, 'i18n' | 'clock'>): Formats {
  const toHour = (ms: number) => i18n.date(ms, 'H:i');
  return {
    number: (value) => i18n.number(value),
    percent: (share) => i18n.number(share, { style: 'percent', maximumFractionDigits: 1 }),
    size: (bytes) => i18n.number(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }),
    hour: formatTime(toHour),
    /* translators: 1: a date, 2: a time of day. */
    time: formatTime((ms) => sprintf(__('%1$s at %2$s', 'jetpack'), i18n.date(ms), toHour(ms))),
    age: formatTime((ms) => formatAge(ms, clock.now(), i18n.locale)),
  };
}

export function useFormats(): Formats {
  const { i18n, clock } = useShell();
  return useMemo(() => createFormats({ i18n, clock }), [i18n, clock]);
}
