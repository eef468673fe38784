import { useState } from 'react';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useShell } from '@site-admin/kit';
import { useDispatch } from '@site-admin/runtime/store';
import { Button, Checkbox, InfoPopover } from '@site-admin/ui';
import { assistant } from '../../assistant/assistant.slice';
import { StepFrame } from '../../assistant/step-frame';
import styles from '../../assistant/steps.module.css';
import { useAssistant } from '../../assistant/use-assistant';
import { nextStep } from '../../steps/next-step';
import { siteTypesOf, type SiteTypes } from '../../steps/site-types';
import { addressOf } from '../../steps/step-slugs';
import { siteTypeTexts } from './site-type-texts';

const names = ['agency', 'store', 'personal'] as const satisfies readonly (keyof SiteTypes)[];

interface AnswerProps {
  readonly name: keyof SiteTypes;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Answer({ name, checked, onChange }: AnswerProps) {
  const { label, question, explanation } = siteTypeTexts(name);
  return (
    <div className={styles.answer}>
      <Checkbox id={`site-type-${name}`} label={label} checked={checked} onChange={onChange} />
      <InfoPopover label={question}>{explanation}</InfoPopover>
    </div>
  );
}

/** What kind of site this is; the answers choose the steps that follow (spec 002 §2). */
export function SiteTypePage() {
  const { site, navigation, analytics } = useShell();
  const { data, facts } = useAssistant();
  const dispatch = useDispatch();
  const [types, setTypes] = useState<SiteTypes>(() => siteTypesOf(data));

  const proceed = () => {
    dispatch(assistant.siteTypesAnswered(types));
    analytics.record('jetpack_recommendations_site_type_answered', { ...types });
    const next = nextStep('site-type-question', { ...facts, isAgency: types.agency, isStore: types.store });
    navigation.navigate(addressOf(next));
  };
  return (
    <StepFrame
      step="site-type-question"
      /* translators: %s is the title of the site */
      title={sprintf(__('Tell us more about %s?', 'jetpack'), site.initial.siteTitle)}
      description={__('Tick whatever fits, and we will suggest what helps your site most.', 'jetpack')}
    >
      <form
        className={styles.answers}
        onSubmit={(event) => {
          event.preventDefault();
          proceed();
        }}
      >
        {names.map((name) => (
          <Answer key={name} name={name} checked={types[name]} onChange={(checked) => setTypes({ ...types, [name]: checked })} />
        ))}
        <Button type="submit" variant="primary" size="large">
          {__('Continue', 'jetpack')}
        </Button>
      </form>
    </StepFrame>
  );
}
