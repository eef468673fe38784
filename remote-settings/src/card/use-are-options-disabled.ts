import type { ModuleSlug } from '@site-admin/contracts';
import { isOverride, useModule } from '@site-admin/kit';
import { isOptionDisabled } from './option-rules';

/**
 * Returns whether the options of a module cannot be used (spec 001 §5). An override locks the module's own switch only.
 *
 * @param isFormSaving The form of the options is being saved.
 */
export function useAreOptionsDisabled(slug: ModuleSlug, isFormSaving = false): boolean {
  const { isOn, isPending, unavailable } = useModule(slug);
  const isUnavailable = unavailable !== undefined && !isOverride(unavailable.reason);
  return isOptionDisabled({ isOn, isUnavailable, isSaving: isPending || isFormSaving });
}
