import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../remote/shell-context';

export interface Unsaved {
  /** Asked before the person leaves. */
  readonly question: string;
  /** True while leaving would lose what was typed. */
  readonly isDirty: boolean;
  /** Called when the person chose to leave. */
  readonly onLeave?: () => void;
}

/** Guards what was typed: leaving the route or the page asks first, and the shell does not swap this remote's version by itself. */
export function useUnsaved(unsaved: Unsaved): void {
  const { addUnsaved, shell } = useSession();
  const { navigation } = shell;
  const latest = useRef(unsaved);
  useLayoutEffect(() => {
    latest.current = unsaved;
  });
  const { question } = unsaved;
  useEffect(() => {
    const isDirty = () => latest.current.isDirty;
    const forget = addUnsaved(isDirty);
    const unguard = navigation.guard({ question, isDirty, onLeave: () => latest.current.onLeave?.() });
    return () => {
      unguard();
      forget();
    };
  }, [addUnsaved, navigation, question]);
}
