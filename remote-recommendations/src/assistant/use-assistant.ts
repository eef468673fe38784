import { useSelector } from '@site-admin/runtime/store';
import { invariant } from '@site-admin/ui';
import { selectView, type AssistantView } from './assistant.view';

/** What the steps go by. For what stands below the page's loading screen only. */
export function useAssistant(): AssistantView {
  const view = useSelector(selectView);
  invariant(view, 'A step was drawn before the site had answered');
  return view;
}
