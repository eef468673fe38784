import type { SiteFeatures } from '@site-admin/contracts';
import { moduleToggleTexts, useModule, useShell } from '@site-admin/kit';
import { activateSearch } from '@site-admin/kit/rules';
import { Button, UnavailableNote } from '@site-admin/ui';
import type { CardTexts } from './feature-cards.texts';

export interface SearchActionProps {
  readonly texts: CardTexts;
  readonly features: SiteFeatures | undefined;
  readonly href: string;
}

/** Activates search together with instant search; once it is active, links to its configuration. */
export function SearchAction({ texts, features, href }: SearchActionProps) {
  const { settings } = useShell();
  const { isOn, isPending, unavailable } = useModule('search');
  if (isOn && !isPending) return <Button href={href}>{texts.link}</Button>;
  if (unavailable) {
    return (
      <p>
        <UnavailableNote text={unavailable.text} action={unavailable.action} />
      </p>
    );
  }
  const activate = () => settings.change(activateSearch(features), { texts: moduleToggleTexts(texts.title, true) });
  return (
    <Button busy={isPending} onClick={() => !isPending && activate()}>
      {texts.activate}
    </Button>
  );
}
