import { __ } from '@site-admin/runtime/i18n';
import type { CardId } from './select-cards';

export interface CardTexts {
  readonly title: string;
  readonly text: string;
  /** The link; for a module, once it is active. */
  readonly link: string;
  /** For a module that is not active. */
  readonly activate?: string;
}

export const cardTexts: Readonly<Record<CardId, () => CardTexts>> = {
  backups: () => ({
    title: __('Site backups', 'jetpack'),
    text: __('Copies of your site are kept off your server, ready to restore in one click.', 'jetpack'),
    link: __('View your backups', 'jetpack'),
  }),
  search: () => ({
    title: __('Site search', 'jetpack'),
    text: __('Visitors find what they look for as they type.', 'jetpack'),
    link: __('Customize search', 'jetpack'),
    activate: __('Activate search', 'jetpack'),
  }),
  security: () => ({
    title: __('Always-on security', 'jetpack'),
    text: __('Block login attacks, and get an email as soon as your site goes down.', 'jetpack'),
    link: __('Set up security', 'jetpack'),
  }),
  performance: () => ({
    title: __('Optimized performance', 'jetpack'),
    text: __('Serve images and static files from a fast global network.', 'jetpack'),
    link: __('Speed up your site', 'jetpack'),
  }),
  antiSpam: () => ({
    title: __('Spam protection', 'jetpack'),
    text: __('Comments and form entries are checked for spam as they arrive.', 'jetpack'),
    link: __('View spam settings', 'jetpack'),
  }),
  videopress: () => ({
    title: __('Video hosting', 'jetpack'),
    text: __('Show high-quality video without ads, hosted for you.', 'jetpack'),
    link: __('Upload videos', 'jetpack'),
    activate: __('Activate video hosting', 'jetpack'),
  }),
  themes: () => ({
    title: __('Design the perfect website', 'jetpack'),
    text: __('Start from a professional theme and make it your own.', 'jetpack'),
    link: __('Explore themes', 'jetpack'),
  }),
  sharing: () => ({
    title: __('Increase traffic to your site', 'jetpack'),
    text: __('Share new posts to your social networks as you publish them.', 'jetpack'),
    link: __('Start sharing', 'jetpack'),
  }),
  activity: () => ({
    title: __('Site activity', 'jetpack'),
    text: __('See every change on your site, who made it and when.', 'jetpack'),
    link: __('View site activity', 'jetpack'),
  }),
  ads: () => ({
    title: __('Ads', 'jetpack'),
    text: __('Show ads from leading networks and earn from your visitors.', 'jetpack'),
    link: __('View your earnings', 'jetpack'),
    activate: __('Activate ads', 'jetpack'),
  }),
  analytics: () => ({
    title: __('Google Analytics', 'jetpack'),
    text: __('Follow your visitors in Google Analytics, without adding code.', 'jetpack'),
    link: __('Configure Google Analytics', 'jetpack'),
    activate: __('Activate Google Analytics', 'jetpack'),
  }),
  social: () => ({
    title: __('Social media', 'jetpack'),
    text: __('Share new posts to your social networks as you publish them.', 'jetpack'),
    link: __('Connect your accounts', 'jetpack'),
    activate: __('Activate social sharing', 'jetpack'),
  }),
  support: () => ({
    title: __('Support documentation', 'jetpack'),
    text: __('Find out how to get started, customize your site and solve problems.', 'jetpack'),
    link: __('Search support docs', 'jetpack'),
  }),
};
