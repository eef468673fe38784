import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRemoteMount } from '../remote/shell-context';

export interface Unsaved {
  /** Text of the confirmation before leaving. */
  readonly question: string;
  /** True while leaving would discard input. */
  readonly isDirty: boolean;
  /** Called when the user confirms leaving. */
  readonly onLeave?: () => void;
}

/** Guards unsaved input: leaving the route or the page asks first, and the shell does not swap the remote's version automatically. */
export function useUnsaved(unsaved: Unsaved): void {
  const { addUnsaved, shell } = useRemoteMount();
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
