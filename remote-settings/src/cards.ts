import { antiSpamCard } from './features/anti-spam/anti-spam.card';
import { backupsCard } from './features/backups/backups.card';
import { commentsCard } from './features/comments/comments.card';
import { forManagersOrActive, moduleCard } from './features/module/module.card';
import { privacyCard } from './features/privacy/privacy.card';
import { siteSearchCard } from './features/site-search/site-search.card';
import { speedCard } from './features/speed/speed.card';
import { subscriptionsCard } from './features/subscriptions/subscriptions.card';
import { videoPressCard } from './features/videopress/videopress.card';
import type { SettingsCard } from './registry/settings-card';

/** Every card of the settings, in the order of its tab. Tabs, search and module lists derive from it. */
export const cards: readonly SettingsCard[] = [
  backupsCard,
  moduleCard('security', 'monitor', { opens: [] }),
  antiSpamCard,
  moduleCard('security', 'protect'),
  moduleCard('security', 'waf', { opens: [] }),
  moduleCard('security', 'sso'),

  siteSearchCard,
  speedCard,
  videoPressCard,

  // The performance features include the carousel (spec 001 §2.5; reference: behaviour, A3).
  moduleCard('writing', 'carousel', { opens: ['performance'] }),
  moduleCard('writing', 'copy-post'),
  moduleCard('writing', 'markdown', { id: 'post-markdown' }),
  moduleCard('writing', 'latex', { opens: [] }),
  moduleCard('writing', 'shortcodes', { opens: [] }),
  moduleCard('writing', 'custom-content-types'),
  moduleCard('writing', 'infinite-scroll'),
  moduleCard('writing', 'custom-css', { opens: [] }),
  moduleCard('writing', 'widgets', { opens: [] }),
  moduleCard('writing', 'widget-visibility', { opens: [] }),
  moduleCard('writing', 'post-by-email', { shows: forManagersOrActive('post-by-email') }),
  moduleCard('writing', 'masterbar'),

  moduleCard('sharing', 'publicize', { shows: forManagersOrActive('publicize') }),
  moduleCard('sharing', 'sharedaddy'),
  moduleCard('sharing', 'likes'),

  commentsCard,
  subscriptionsCard,

  moduleCard('traffic', 'wordads'),
  moduleCard('traffic', 'related-posts'),
  moduleCard('traffic', 'seo-tools'),
  moduleCard('traffic', 'google-analytics'),
  moduleCard('traffic', 'stats'),
  moduleCard('traffic', 'shortlinks', { opens: [] }),
  moduleCard('traffic', 'sitemaps'),
  moduleCard('traffic', 'verification-tools'),

  privacyCard,
];
