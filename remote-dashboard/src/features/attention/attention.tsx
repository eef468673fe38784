import { Suspense } from 'react';
import { useViewer } from '@site-admin/kit';
import { lazyPart } from '../../cards/lazy-part';

// Most sites never show it, so a chunk that failed to load shows no error above the first card.
const AttentionList = lazyPart(
  () => import('./attention-list').then(({ AttentionList: component }) => component),
  () => null,
);

/** "Needs attention", for users with permission to manage modules. Offline, nothing of it is known. */
export function Attention() {
  const { status, permissions } = useViewer();
  if (status !== 'connected' || !permissions.manage_modules) return null;
  return (
    <Suspense fallback={null}>
      <AttentionList />
    </Suspense>
  );
}
