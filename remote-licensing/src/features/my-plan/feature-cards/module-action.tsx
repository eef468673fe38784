import { useModule, moduleToggleTexts, type ModuleState } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Button, UnavailableNote } from '@site-admin/ui';
import type { CardTexts } from './feature-cards.texts';
import { moduleActivation, selectModuleActivation } from './module-activation.slice';
import type { CardModule } from './select-cards';

export interface ModuleActionProps {
  readonly slug: CardModule;
  readonly texts: CardTexts;
  /** Where the card leads once the module is active. */
  readonly href: string;
}

interface Activation {
  readonly isBusy: boolean;
  readonly start: () => void;
}

/** VideoPress is activated as a feature, the other modules by the module call (spec 002 §7). */
function useActivation({ slug, texts: { title: name } }: ModuleActionProps, module: ModuleState): Activation {
  const dispatch = useDispatch();
  const isActivating = useSelector(selectModuleActivation).includes(slug);
  if (slug === 'videopress') {
    return { isBusy: module.isPending, start: () => module.set(true, { texts: moduleToggleTexts(name, true) }) };
  }
  return { isBusy: isActivating, start: () => dispatch(moduleActivation.requested({ slug, name })) };
}

/** Activates the module of a card; once it is active, links to where it is used. */
export function ModuleAction(props: ModuleActionProps) {
  const { slug, texts, href } = props;
  const module = useModule(slug);
  const { isBusy, start } = useActivation(props, module);
  if (module.isOn) return <Button href={href}>{texts.link}</Button>;
  if (module.unavailable) {
    return (
      <p>
        <UnavailableNote text={module.unavailable.text} action={module.unavailable.action} />
      </p>
    );
  }
  return (
    <Button busy={isBusy} onClick={() => !isBusy && start()}>
      {texts.activate}
    </Button>
  );
}
