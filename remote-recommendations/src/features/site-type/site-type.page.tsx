import { useState, type FormEvent } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, Checkbox, InfoPopover } from '@site-admin/ui';
import { useAssistant } from '../../assistant/assistant-context';
import { unsavedChanges } from '../../saved-data/unsaved-changes.slice';
import { StepFrame } from '../../step-layout/step-frame';
import styles from '../../step-layout/steps.module.css';
import { selectNextStep } from '../../steps/next-step';
import { selectSiteTypes, type SiteTypes } from '../../steps/site-types';
import { stepPath } from '../../steps/step-slugs';
import { siteTypeDescription, siteTypeTexts, siteTypeTitle } from './site-type.texts';

const names = ['agency', 'store', 'personal'] as const satisfies readonly (keyof SiteTypes)[];

interface SiteTypeCheckboxProps {
  readonly name: keyof SiteTypes;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SiteTypeCheckbox({ name, checked, onChange }: SiteTypeCheckboxProps) {
  const { label, question, explanation } = siteTypeTexts(name);
  return (
    <div className={styles.option}>
      <Checkbox id={`site-type-${name}`} label={label} checked={checked} onChange={onChange} />
      <InfoPopover label={question}>{explanation}</InfoPopover>
    </div>
  );
}

/** Asks for the kind of site, which decides the following steps (spec 002 §2). */
export function SiteTypePage() {
  const { site, navigation, analytics } = useShell();
  const assistant = useAssistant();
  const dispatch = useDispatch();
  const [types, setTypes] = useState<SiteTypes>(() => selectSiteTypes(assistant.data));
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    dispatch(unsavedChanges.added({ kind: 'siteTypes', types }));
    analytics.record('jetpack_recommendations_site_type_answered', { ...types });
    const facts = { ...assistant.facts, isAgency: types.agency, isStore: types.store };
    const next = selectNextStep('site-type-question', { ...assistant, facts });
    navigation.navigate(stepPath(next));
  };
  return (
    <StepFrame step="site-type-question" title={siteTypeTitle(site.initial.siteTitle)} description={siteTypeDescription()}>
      <form className={styles.options} onSubmit={proceed}>
        {names.map((name) => (
          <SiteTypeCheckbox
            key={name}
            name={name}
            checked={types[name]}
            onChange={(checked) => setTypes({ ...types, [name]: checked })}
          />
        ))}
        <Button type="submit" variant="primary" size="large">
          {__('Continue', 'jetpack')}
        </Button>
      </form>
    </StepFrame>
  );
}
