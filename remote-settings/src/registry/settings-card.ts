import type { ComponentType } from 'react';
import type { ModuleSlug, Modules, Viewer } from '@site-admin/contracts';
import type { TabName } from './tabs';

/** A module of a card: of the site's list, or the block editor's blocks, which are listed but have no switch of their own. */
export type CardModule = ModuleSlug | 'blocks';

/** State that decides which cards are shown. */
export interface CardContext {
  readonly viewer: Viewer;
  readonly modules: Modules;
  /** The anti-spam plugin is active. */
  readonly hasAkismet: boolean;
  /** The site offers backups (`siteData.showBackups`). */
  readonly showsBackups: boolean;
}

export interface CardProps {
  /** The card's modules that the site has and the search term finds; all of them without a term. */
  readonly shown: readonly CardModule[];
}

/** A card of the settings. The registry in `cards.ts` lists them all; tabs, search and module lists derive from it. */
export interface SettingsCard {
  /** Unique; names the card's elements. */
  readonly id: string;
  readonly tab: TabName;
  /** The card's heading. */
  readonly name: (modules: Modules) => string;
  /** Modules of the card. Hidden if the site has none of them; a card without modules depends on `shows` only. */
  readonly modules: readonly CardModule[];
  /** Search terms of the card, in addition to its name and the site's texts about its modules. */
  readonly searchTerms?: readonly string[];
  /** What the rows and fields of the card are called, by setting name. Search finds them, and conflicts are named by them. */
  readonly labels?: () => Readonly<Record<string, string>>;
  readonly shows: (context: CardContext) => boolean;
  /** Tabs that are shown because of this card; its own where left out. */
  readonly opens?: readonly TabName[];
  /** The modules that show those tabs; all of the card's where left out. */
  readonly openedBy?: readonly CardModule[];
  readonly Card: ComponentType<CardProps>;
}

/** The rule of most cards (spec 001 §6). */
export const forManagers = ({ viewer }: CardContext): boolean => viewer.permissions.manage_modules;

/** The rule of modules with settings for all users with permission to edit posts, as long as they are active (spec 001 §6; 002 §6). */
export const forManagersOrActive =
  (slug: ModuleSlug) =>
  (context: CardContext): boolean =>
    forManagers(context) || (!context.viewer.isSubscriber && context.modules[slug]?.activated === true);
