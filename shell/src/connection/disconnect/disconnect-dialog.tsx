import { useLive } from '@site-admin/kit';
import { useEffect, useState } from 'react';
import { usePage } from '../../page/page-context';
import { ConfirmStep } from './confirm-step';
import { createDisconnectFlow, type DisconnectFlow } from './disconnect-flow';
import type { DisconnectStep } from './disconnect-reducer';
import { SuccessStep } from './success-step';
import { sendSurvey, getSurveyUrl, type Respondent } from './survey-response';
import { SurveyStep } from './survey-step';
import { ThankYouStep } from './thank-you-step';

/** The screen with the dialog; the plugins screen deactivates the plugin itself. */
export type DisconnectContext = 'jetpack-dashboard' | 'plugins';

export interface DisconnectDialogProps {
  /** Default: `jetpack-dashboard`. */
  readonly context?: DisconnectContext;
  /** Runs instead of the disconnect call in the context `plugins`. */
  readonly onDisconnectCallback?: () => void | Promise<void>;

  readonly disconnect: () => Promise<void>;
  /** The ids for the survey; undefined where account or site is not known to the provider. */
  readonly respondent: Respondent | undefined;
  /** Called once the site is disconnected. */
  readonly onDisconnected: () => void;
  /** Called when the dialog is closed after a disconnect. */
  readonly onDone: () => void;
  /** Called when the user closes the dialog. */
  readonly onClose: () => void;
}

/** Disconnects the site, step by step (spec 000 §2, §4). */
export function DisconnectDialog(props: DisconnectDialogProps) {
  const { context = 'jetpack-dashboard', respondent, onClose } = props;
  const flow = useFlow(props, context);
  const state = useLive(flow.state);
  useStepTracking(state, context);

  switch (state.step) {
    case 'confirm':
    case 'disconnecting':
      return (
        <ConfirmStep
          isDisconnecting={state.step === 'disconnecting'}
          errorText={state.step === 'confirm' ? state.errorText : undefined}
          onStay={onClose}
          onDisconnect={flow.disconnect}
        />
      );
    case 'success':
      return <SuccessStep canProvideFeedback={respondent !== undefined} onOpenSurvey={flow.openSurvey} onLeave={onClose} />;
    case 'survey':
      return (
        <SurveyStep
          isSubmitting={state.survey.status === 'submitting'}
          onSubmit={(response) => flow.submitSurvey(response, respondent)}
          onLeave={onClose}
        />
      );
    case 'thank-you':
      return <ThankYouStep onLeave={onClose} />;
  }
}

/** Creates the flow of this dialog and closes it on unmount; a disconnect in progress is completed. */
function useFlow(props: DisconnectDialogProps, context: DisconnectContext): DisconnectFlow {
  const { services } = usePage();
  const [flow] = useState(() => {
    const { disconnect, onDisconnectCallback, onDisconnected, onDone } = props;
    return createDisconnectFlow({
      disconnect: context === 'plugins' && onDisconnectCallback ? onDisconnectCallback : disconnect,
      onDisconnected,
      onDone,
      send: (payload) => sendSurvey((...call) => window.fetch(...call), getSurveyUrl(services.addresses.provider), payload),
      analytics: services.analytics,
    });
  });
  useEffect(() => () => flow.close(), [flow]);
  return flow;
}

/** The step names of analytics (behavior A5); disconnecting is part of the first. */
const trackedSteps: Readonly<Record<DisconnectStep['step'], string>> = {
  confirm: 'disconnect',
  disconnecting: 'disconnect',
  success: 'disconnect_confirm',
  survey: 'survey',
  'thank-you': 'thank_you',
};

function useStepTracking({ step }: DisconnectStep, context: DisconnectContext): void {
  const { analytics } = usePage().services;
  const tracked = trackedSteps[step];
  useEffect(() => {
    analytics.record('jetpack_disconnect_dialog_step', { step: tracked, context });
  }, [analytics, tracked, context]);
}
