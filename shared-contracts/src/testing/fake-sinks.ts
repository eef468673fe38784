import { isRecordable } from '../analytics';
import type { Analytics, Extensions, Health, I18n } from '../remote';
import { formatPhpDate, intlLocale } from '../site/dates';
import type { Handles } from './handles';

/** The write-only services: each records its calls. */

export function createFakeExtensions(handles: Handles) {
  const rendered: { point: string; props: unknown }[] = [];
  const extensions: Extensions = {
    render(point, host, props, onEmpty) {
      const place = host.ownerDocument.createElement('div');
      place.dataset['extensionPoint'] = point;
      host.append(place);
      rendered.push({ point, props });
      // As in a shell without other remotes.
      queueMicrotask(() => onEmpty?.());
      const release = handles.hold(`extensions ${point}`);
      return () => {
        place.remove();
        release();
      };
    },
  };
  return { extensions, log: { rendered } };
}

export function createFakeAnalytics() {
  const recorded: { name: string; properties: object }[] = [];
  const analytics: Analytics = {
    record(name, properties = {}) {
      if (isRecordable(name)) recorded.push({ name, properties });
    },
  };
  return { analytics, log: { recorded } };
}

export function createFakeHealth() {
  const reports: { error: unknown; where: string }[] = [];
  const health: Health = { report: (error, where) => reports.push({ error, where }) };
  return { health, log: { reports } };
}

export function createFakeI18n(locale: string, direction: 'ltr' | 'rtl', dateFormat: string | false): I18n {
  return {
    locale,
    direction,
    number: (value, options) => new Intl.NumberFormat(intlLocale(locale), options).format(value),
    date: (ms, format) => formatPhpDate(ms, format ?? (dateFormat || undefined), { locale }),
  };
}
