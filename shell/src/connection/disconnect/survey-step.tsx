import { Button, RadioGroup, TextArea } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { useState } from 'react';
import styles from './disconnect.module.css';
import { StepFrame } from './step-frame';
import { maxSurveyTextLength, surveyReasons, type SurveyResponse, type SurveyReason } from './survey-response';

const labels: Readonly<Record<SurveyReason, () => string>> = {
  troubleshooting: () => __('Troubleshooting: I will reconnect later', 'jetpack'),
  'not-working': () => __('I couldn’t get it to work', 'jetpack'),
  'slowed-down-site': () => __('It slowed down my site', 'jetpack'),
  buggy: () => __('It’s buggy', 'jetpack'),
  'what-does-it-do': () => __('I don’t know what it does', 'jetpack'),
  'another-reason': () => __('Another reason', 'jetpack'),
};

export interface SurveyStepProps {
  readonly isSubmitting: boolean;
  readonly onSubmit: (response: SurveyResponse) => void;
  readonly onLeave: () => void;
}

/** The survey: the reason to disconnect. */
export function SurveyStep({ isSubmitting, onSubmit, onLeave }: SurveyStepProps) {
  const [reason, setReason] = useState<SurveyReason | null>(null);
  const [text, setText] = useState('');
  const buttons = (
    <>
      <Button onClick={onLeave}>{__('Skip', 'jetpack')}</Button>
      <Button
        variant="primary"
        disabled={reason === null}
        busy={isSubmitting}
        onClick={() => reason !== null && onSubmit({ reason, text })}
      >
        {__('Submit', 'jetpack')}
      </Button>
    </>
  );
  return (
    <StepFrame title={__('Why did you disconnect?', 'jetpack')} onLeave={onLeave} footer={buttons}>
      <RadioGroup
        label={__('Your main reason', 'jetpack')}
        value={reason}
        onChange={setReason}
        disabled={isSubmitting}
        options={surveyReasons.map((value) => ({ value, label: labels[value]() }))}
      />
      {reason === 'another-reason' && (
        <TextArea
          className={styles.text}
          label={__('Tell us more', 'jetpack')}
          value={text}
          onChange={setText}
          maxLength={maxSurveyTextLength}
          disabled={isSubmitting}
        />
      )}
    </StepFrame>
  );
}
