import type { ShellServices, SiteSettings } from '@site-admin/contracts';
import {
  EMPTY,
  concat,
  distinctUntilChanged,
  filter,
  finalize,
  ignoreElements,
  map,
  mergeMap,
  of,
  tap,
  type Observable,
} from '@site-admin/runtime/rx';
import type { RemoteEpic } from '@site-admin/kit';
import type { UnknownAction } from '@site-admin/runtime/store';
import { readDraft, writeDraft } from './drafts';
import { fetchStored } from './fetch-stored';
import { getChangedEdits, getConflicts, rebase, toPatch, type Edits } from './form-values';
import { cleanForm, forms, selectForm, type FormsRoot, type FormsState } from './forms.slice';
import { sendForm } from './send-form';
import { checkValues, type SettingsForm } from './settings-form';

const getStored = (settings: SiteSettings, { names }: SettingsForm) => settings.watch(names).current.stored;

/**
 * Saves the edits of a form in one request, unless a check refuses a value or that would replace a newer one. The settings are fetched
 * for that: the page is not notified of what is saved in another browser.
 *
 * @param overwrite Replaces the newer values in the cache, which the user has seen.
 */
function save(form: SettingsForm, edits: Edits, overwrite: boolean, services: ShellServices): Observable<UnknownAction> {
  const { id } = form;
  const stored = getStored(services.settings, form);
  const sent = toPatch(getChangedEdits(edits, stored));
  if (Object.keys(sent).length === 0) return of(forms.discarded(id));
  const errors = checkValues(form, sent);
  if (Object.keys(errors).length > 0) return of(forms.saveEnded({ id, saved: {}, errors }));
  const compared = overwrite ? rebase(edits, stored) : edits;
  const saved = fetchStored(form.names, services).pipe(
    map((latest) => getConflicts(compared, latest)),
    mergeMap((names) => (names.length > 0 ? of(forms.conflictFound({ id, names })) : sendForm(form, sent, services))),
  );
  return concat(of(forms.saveStarted(id)), saved);
}

export const saveFormEpic: RemoteEpic<FormsRoot> = (action$, state$, services) => {
  const saving = new Set<string>();
  return action$.pipe(
    filter(forms.saveRequested.match),
    // Like exhaustMap, but per form: a second request while saving is ignored, other forms are saved concurrently.
    filter(({ payload: { form } }) => !saving.has(form.id)),
    mergeMap(({ payload: { form, overwrite } }) => {
      saving.add(form.id);
      const { edits } = selectForm(state$.value, form.id);
      return save(form, edits, overwrite, services).pipe(finalize(() => saving.delete(form.id)));
    }),
  );
};

/** Restores the edits of the previous version of the remote. */
export const restoreDraftsEpic: RemoteEpic<FormsRoot> = (action$, state$, { settings }) =>
  action$.pipe(
    filter(forms.opened.match),
    mergeMap(({ payload: form }) => {
      if (state$.value.settingsForms[form.id]) return EMPTY;
      const edits = readDraft(settings.drafts, form.id, getStored(settings, form));
      return Object.keys(edits).length === 0 ? EMPTY : of(forms.restored({ id: form.id, edits }));
    }),
  );

/** Stores unsaved edits in the shell, for a version of the remote that may replace this one. */
export const keepDraftsEpic: RemoteEpic<FormsRoot> = (_action$, state$, { settings }) => {
  let last: FormsState = {};
  return state$.pipe(
    map(({ settingsForms }) => settingsForms),
    distinctUntilChanged(),
    tap((next) => {
      for (const [id, { edits }] of Object.entries(next)) {
        if (edits !== (last[id] ?? cleanForm).edits) writeDraft(settings.drafts, id, edits);
      }
      last = next;
    }),
    ignoreElements(),
  );
};
