import { Button } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { StepFrame } from './step-frame';

/** The last step, shown whether or not the survey was accepted. */
export function ThankYouStep({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <StepFrame
      title={__('Thank you!', 'jetpack')}
      onLeave={onLeave}
      footer={
        <Button variant="primary" onClick={onLeave}>
          {__('Back to my website', 'jetpack')}
        </Button>
      }
    >
      <p>{__('Your feedback helps us improve. You can reconnect your site at any time.', 'jetpack')}</p>
    </StepFrame>
  );
}
