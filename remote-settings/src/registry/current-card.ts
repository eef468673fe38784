import { createContext, use } from 'react';
import type { SettingsCard } from './settings-card';

/** The card that is rendered. */
export const CurrentCard = createContext<SettingsCard | undefined>(undefined);

/** Returns the labels of the current card's options, by setting name. */
export const useLabels = (): Readonly<Record<string, string>> => use(CurrentCard)?.labels?.() ?? {};

/** Id of an element that names the current card together with its heading, where another card on screen has the same one. */
export const CardLabel = createContext<string | undefined>(undefined);
