import { Button } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { StepFrame } from './step-frame';

export interface SuccessStepProps {
  /** Whether the survey can be offered. */
  readonly canProvideFeedback: boolean;
  readonly onOpenSurvey: () => void;
  readonly onLeave: () => void;
}

/** Confirms that the site is disconnected, and offers the survey. */
export function SuccessStep({ canProvideFeedback, onOpenSurvey, onLeave }: SuccessStepProps) {
  const buttons = canProvideFeedback ? (
    <>
      <Button onClick={onLeave}>{__('No, thanks', 'jetpack')}</Button>
      <Button variant="primary" onClick={onOpenSurvey}>
        {__('Tell us why', 'jetpack')}
      </Button>
    </>
  ) : (
    <Button variant="primary" onClick={onLeave}>
      {__('Back to my website', 'jetpack')}
    </Button>
  );
  return (
    <StepFrame title={__('Your site is disconnected', 'jetpack')} onLeave={onLeave} footer={buttons}>
      <p>{__('Your content and your settings are still here. You can connect the site again at any time.', 'jetpack')}</p>
      {canProvideFeedback && <p>{__('Would you answer one question to help us improve?', 'jetpack')}</p>}
    </StepFrame>
  );
}
