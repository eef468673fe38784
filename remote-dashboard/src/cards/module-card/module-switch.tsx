import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { ModuleOverrideToggle, Toggle } from '@site-admin/ui';
import { overrideOf } from '../../viewer';
import { useViewer } from '../../viewer-context';
import { moduleToggle } from '../../modules/modules.slice';
import { useMovedTo } from '../../modules/use-moved-to';

export interface ModuleSwitchProps {
  readonly slug: string;
  readonly name: string;
  readonly isWorking: boolean;
  /** The module waits for a connected owner. */
  readonly needsOwner: boolean;
}

/** A module's switch; one that someone else holds, or that would not do anything yet, says why. */
export function ModuleSwitch({ slug, name, isWorking, needsOwner }: ModuleSwitchProps) {
  const viewer = useViewer();
  const movedTo = useMovedTo(slug);
  const dispatch = useDispatch();
  const override = overrideOf(viewer, slug);
  if (override !== 'none') {
    const learnMoreHref = viewer.modules[slug]?.learn_more_button ?? '';
    return (
      <ModuleOverrideToggle label={name} isLabelHidden checked={isWorking} override={override} learnMoreHref={learnMoreHref} />
    );
  }
  return (
    <Toggle
      label={name}
      isLabelHidden
      checked={movedTo ?? isWorking}
      busy={movedTo !== undefined}
      disabled={needsOwner}
      disabledReason={needsOwner ? __('Connect your WordPress.com account first.', 'jetpack') : undefined}
      onChange={(active) => dispatch(moduleToggle.requested({ slug, name, active }))}
    />
  );
}
