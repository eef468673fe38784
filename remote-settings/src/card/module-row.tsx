import type { Module, ModuleSlug, SettingName } from '@site-admin/contracts';
import { useModule, useModuleOption, type Unavailable } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { SettingRow, type SettingRowProps } from '@site-admin/ui';
import { useMarked } from '../search/marked';
import { isOptionDisabled } from './option-rules';
import { getUnlockingProduct, UpgradePrice } from './upgrade-price';

interface RowProps {
  readonly slug: ModuleSlug;
  /** What switching it on does. */
  readonly label: string;
  /** Below the label. */
  readonly hint?: SettingRowProps['hint'];
}

/** The switch of a module. Nothing for a module the site does not have. */
export function ModuleRow({ slug, label, hint }: RowProps) {
  const { module, isOn, isPending, unavailable, toggle } = useModule(slug);
  const marked = useMarked(label);
  if (!module) return null;
  return (
    <SettingRow
      label={marked}
      checked={isOn}
      busy={isPending}
      unavailable={withPrice(slug, unavailable)}
      hint={hint}
      about={aboutModule(module)}
      onChange={() => toggle()}
    />
  );
}

export interface ModuleOptionRowProps extends RowProps {
  readonly name: SettingName;
  /** Switching it off switches the module off, as nothing else uses it. */
  readonly deactivatesModule?: boolean;
  /** Disabled while its module is off or being switched, instead of switching the module on. */
  readonly needsModule?: boolean;
  readonly disabled?: boolean;
  /** Shows what the module is about, where no row of the module itself does. */
  readonly hasAbout?: boolean;
}

/** The switch of an option of a module. */
export function ModuleOptionRow({ slug, name, label, hint, deactivatesModule, ...props }: ModuleOptionRowProps) {
  const { disabled = false, needsModule = false, hasAbout = false } = props;
  const { module, isOn, isPending, unavailable, toggle } = useModuleOption(slug, name, deactivatesModule);
  const marked = useMarked(label);
  if (!module.module) return null;
  const state = { isOn: module.isOn, isUnavailable: unavailable !== undefined, isSaving: module.isPending };
  return (
    <SettingRow
      label={marked}
      checked={isOn}
      busy={isPending || (!needsModule && module.isPending)}
      disabled={disabled || (needsModule && isOptionDisabled(state))}
      disabledReason={needsModule && !module.isOn ? (unavailable?.text ?? switchOnFirst(module.module)) : undefined}
      // The row of the module shows the reason.
      unavailable={needsModule ? undefined : withPrice(slug, unavailable)}
      hint={hint}
      about={hasAbout ? aboutModule(module.module) : undefined}
      onChange={() => toggle()}
    />
  );
}

/** Adds the product that unlocks a module, and its price, to the offer to upgrade. */
function withPrice(slug: ModuleSlug, unavailable: Unavailable | undefined): SettingRowProps['unavailable'] {
  if (unavailable?.reason !== 'not-in-plan' || !unavailable.action) return unavailable;
  return { ...unavailable, detail: <UpgradePrice product={getUnlockingProduct(slug)} /> };
}

// translators: %s is the name of a feature.
const switchOnFirst = ({ name }: Module) => sprintf(__('Switch on %s first.', 'jetpack'), name);

export function aboutModule({ name, description, short_description, learn_more_button }: Module): SettingRowProps['about'] {
  return { name, text: description || short_description, learnMoreHref: learn_more_button || undefined };
}
