import { createContext, use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { useSelector } from '@site-admin/runtime/store';
import { invariant } from '@site-admin/ui';
import { selectEnabling } from '../enabling/enabling.slice';
import { selectSentStep } from '../saved-data/current-step.slice';
import { selectUnsavedChanges } from '../saved-data/unsaved-changes.slice';
import { selectAssistant, type Assistant } from './select-assistant';

export type { Assistant };
import { watchServerState, type ServerState } from './watch-server-state';

const AssistantContext = createContext<Assistant | undefined>(undefined);

function useServerState(): ServerState | undefined {
  const shell = useShell();
  const [state, setState] = useState<ServerState>();
  // A layout effect: cached data is on screen with the first paint.
  useLayoutEffect(() => {
    const subscription = watchServerState(shell).subscribe(setState);
    return () => subscription.unsubscribe();
  }, [shell]);
  return state;
}

function useAssistantState(): Assistant | undefined {
  const server = useServerState();
  const unsavedChanges = useSelector(selectUnsavedChanges);
  const sentStep = useSelector(selectSentStep);
  const enabling = useSelector(selectEnabling);
  return useMemo(
    () => server && selectAssistant({ ...server, unsavedChanges, sentStep, enabling }),
    [server, unsavedChanges, sentStep, enabling],
  );
}

export interface AssistantProviderProps {
  /** Shown while the assistant is loading. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Loads the assistant's state and provides it to the screens. */
export function AssistantProvider({ fallback, children }: AssistantProviderProps) {
  const assistant = useAssistantState();
  return assistant ? <AssistantContext value={assistant}>{children}</AssistantContext> : fallback;
}

/** @throws {Error} Outside of a loaded `AssistantProvider`. */
export function useAssistant(): Assistant {
  const assistant = use(AssistantContext);
  invariant(assistant, 'useAssistant() is used outside of AssistantProvider');
  return assistant;
}
