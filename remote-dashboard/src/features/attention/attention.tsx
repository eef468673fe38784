import { createLazyComponent, useLazyComponent, useViewer } from '@site-admin/kit';
import { ReservedSpace } from './reserved-space';

const attentionList = createLazyComponent(() => import('./attention-list').then(({ AttentionList }) => AttentionList));

/** "Needs attention", for users with permission to manage modules. Offline, nothing of it is known. */
export function Attention() {
  const { status, permissions } = useViewer();
  return status === 'connected' && permissions.manage_modules && <LoadedAttention />;
}

/** Most sites never show it, so a chunk that failed to load shows no error above the first card. */
function LoadedAttention() {
  const state = useLazyComponent(attentionList);
  if (state.status === 'ready') return <state.Component />;
  return state.status === 'loading' && <ReservedSpace />;
}
