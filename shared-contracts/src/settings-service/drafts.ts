import type { SettingsDrafts } from '../site-settings';
import type { SettingsChange } from '../site/settings';

/** Keeps unsaved edits of forms, by remote: two remotes may use the same form id. */
export function createDrafts(): (remote: string) => SettingsDrafts {
  const byRemote = new Map<string, Map<string, SettingsChange>>();
  return (remote) => {
    const forms = byRemote.get(remote) ?? new Map<string, SettingsChange>();
    byRemote.set(remote, forms);
    return {
      read: (formId) => forms.get(formId) ?? {},
      write(formId, edits) {
        if (Object.keys(edits).length === 0) forms.delete(formId);
        else forms.set(formId, edits);
      },
    };
  };
}
