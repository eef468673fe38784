import { useEffect, type RefObject } from 'react';
import type { ShownNotice, PageNotices } from '../../page/services/notices';

/** Dismisses the focused toast on Escape, else the newest; not if a dialog, a popover or a field has handled the key. */
export function useEscape(
  region: RefObject<HTMLElement | null>,
  toasts: readonly ShownNotice[],
  dismiss: PageNotices['dismiss'],
): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const at = [...(region.current?.children ?? [])].findIndex((toast) => toast.contains(document.activeElement));
      const target = (at < 0 ? toasts : [toasts[at]]).find((toast) => toast?.showDismiss);
      if (target) dismiss(target.id);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, toasts, dismiss]);
}
