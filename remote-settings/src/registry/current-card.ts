import { createContext, use } from 'react';
import type { SettingsCard } from './settings-card';

/** The card that is rendered. */
export const CurrentCard = createContext<SettingsCard | undefined>(undefined);

/** Returns the labels of the current card's options, by setting name. */
export const useLabels = (): Readonly<Record<string, string>> => use(CurrentCard)?.labels?.() ?? {};
