import { useId } from 'react';
import type { SiteFeatures } from '@site-admin/contracts';
import { moduleToggleEvent, moduleToggleTexts, useShell, type ModuleState } from '@site-admin/kit';
import { activateSearch } from '@site-admin/kit/rules';
import { Button, RichText } from '@site-admin/ui';
import { ModuleNote } from '../../cards/module-card/module-note';
import styles from '../../cards/text-card.module.css';
import { getSearchTexts } from './search.texts';

interface SearchInactiveProps {
  readonly features: SiteFeatures | undefined;
  readonly search: ModuleState;
}

/** Search that can be activated. A plan bought a moment ago is in `features` before the site's list of modules has it. */
export function SearchInactive({ features, search: { isPending, unavailable } }: SearchInactiveProps) {
  const { settings } = useShell();
  const noteId = useId();
  const texts = getSearchTexts();
  const obstacle = unavailable?.reason === 'not-in-plan' ? undefined : unavailable;
  const save = () =>
    settings.change(activateSearch(features), {
      texts: moduleToggleTexts(texts.title, true),
      track: moduleToggleEvent('search', true),
    });
  const activate = (label: string) =>
    obstacle ? (
      label
    ) : (
      <Button variant="link" busy={isPending} onClick={save}>
        {label}
      </Button>
    );
  return (
    <div className={styles.muted}>
      <p>
        <RichText text={texts.invitation} parts={{ activate }} />
      </p>
      <ModuleNote id={noteId} unavailable={obstacle} connectFirst={undefined} />
    </div>
  );
}
