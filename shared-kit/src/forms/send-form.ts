import { isDeepEqual, type SettingsChange, type ShellServices } from '@site-admin/contracts';
import { defer, mergeMap, of, type Observable } from '@site-admin/runtime/rx';
import { getFormValue } from './form-values';
import { forms } from './forms.slice';
import { getRefusals, isNothingSaved, type FieldErrors } from './refusals';
import type { SettingsForm } from './settings-form';

type SaveEnded = ReturnType<typeof forms.saveEnded>;

/**
 * Sends the values of a form. A value the site refuses does not take the others with it: where one did not pass the validation of
 * the request, the others are sent again.
 *
 * @param earlier Messages about values that were refused before.
 */
export function sendForm(
  form: SettingsForm,
  sent: SettingsChange,
  { settings }: Pick<ShellServices, 'settings'>,
  earlier: FieldErrors = {},
): Observable<SaveEnded> {
  const { id, names } = form;
  const getStored = () => settings.watch(names).current.stored;
  return defer(() => {
    const before = getStored();
    return settings.change(sent, { undo: true, track: toSubmitEvent(id), ...form.changeOptions?.() }).pipe(
      mergeMap((result) => {
        if (result.status === 'saved') return of(forms.saveEnded({ id, saved: sent, errors: earlier }));
        const refused = getRefusals(result.error, Object.keys(sent));
        const errors = { ...earlier, ...refused };
        const others = omit(sent, refused);
        const isRefused = Object.keys(refused).length > 0;
        if (isRefused && isNothingSaved(result.error) && Object.keys(others).length > 0) {
          return sendForm(form, others, { settings }, errors);
        }
        // After a request that was partly saved, the settings have been fetched again.
        const saved = pickStored(others, before, getStored());
        const isExplained = isRefused && Object.keys(others).length === Object.keys(saved).length;
        return of(forms.saveEnded({ id, saved, errors, message: isExplained ? undefined : result.message }));
      }),
    );
  });
}

/** The event of saving a form (spec 001 §7). */
const toSubmitEvent = (form: string) => ({ event: 'jetpack_wpa_settings_form_submit', properties: { form } });

const omit = (patch: SettingsChange, names: object): SettingsChange =>
  Object.fromEntries(Object.entries(patch).filter(([name]) => !(name in names)));

type Stored = Parameters<typeof getFormValue>[1];

/** Returns the sent values that were stored; the site may have normalized them. */
const pickStored = (sent: SettingsChange, before: Stored, after: Stored): SettingsChange =>
  Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => {
      const stored = getFormValue(name, after);
      return isDeepEqual(stored, value) || !isDeepEqual(stored, getFormValue(name, before));
    }),
  );
