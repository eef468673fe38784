import { __ } from '@site-admin/runtime/i18n';
import type { SlugOfKind } from '../../steps/step-table';

export interface WelcomeTexts {
  readonly title: string;
  readonly description: string;
  readonly benefits: readonly string[];
}

const backups = () => __('Real-time cloud backups', 'jetpack');
const restores = () => __('One-click restores', 'jetpack');
const scanning = () => __('Real-time malware scanning', 'jetpack');
const antiSpam = () => __('Comment and form spam protection', 'jetpack');
const videos = () => __('Fast, ad-free video', 'jetpack');
const search = () => __('Instant search for your visitors', 'jetpack');

const texts: Readonly<Record<SlugOfKind<'welcome'>, () => WelcomeTexts>> = {
  welcome__complete: () => ({
    title: __('Welcome to Jetpack Complete', 'jetpack'),
    description: __('Everything Jetpack offers is now part of your plan:', 'jetpack'),
    benefits: [backups(), restores(), scanning(), antiSpam(), videos(), search()],
  }),
  welcome__security: () => ({
    title: __('Welcome to Jetpack Security', 'jetpack'),
    description: __('Your plan protects your site, day and night:', 'jetpack'),
    benefits: [backups(), restores(), scanning(), antiSpam()],
  }),
  welcome__backup: () => ({
    title: __('Welcome to VaultPress Backup', 'jetpack'),
    description: __('Whatever happens to your site, you can get it back:', 'jetpack'),
    benefits: [backups(), restores(), __('A copy of each change, off your server', 'jetpack')],
  }),
  welcome__antispam: () => ({
    title: __('Welcome to Akismet Anti-spam', 'jetpack'),
    description: __('Spend your time on real comments and messages:', 'jetpack'),
    benefits: [antiSpam(), __('No puzzles for your visitors', 'jetpack')],
  }),
  welcome__videopress: () => ({
    title: __('Welcome to VideoPress', 'jetpack'),
    description: __('Your videos look the way you made them:', 'jetpack'),
    benefits: [videos(), __('Uploads straight from the editor', 'jetpack'), __('A player that matches your site', 'jetpack')],
  }),
  welcome__search: () => ({
    title: __('Welcome to Jetpack Search', 'jetpack'),
    description: __('Help your visitors find what they are looking for:', 'jetpack'),
    benefits: [search(), __('The most relevant results first', 'jetpack'), __('Filters by category, tag and date', 'jetpack')],
  }),
  welcome__scan: () => ({
    title: __('Welcome to Jetpack Scan', 'jetpack'),
    description: __('Know about threats before they do harm:', 'jetpack'),
    benefits: [__('Daily malware scans with instant alerts', 'jetpack'), __('One-click fixes for most threats', 'jetpack')],
  }),
};

export const welcomeTexts = (slug: SlugOfKind<'welcome'>): WelcomeTexts => texts[slug]();
