import { __ } from '@site-admin/runtime/i18n';
import type { SiteTypes } from '../../steps/site-types';

interface SiteTypeTexts {
  /** Of the checkbox (spec 002 §2). */
  readonly label: string;
  /** Names the button that explains. */
  readonly question: string;
  readonly explanation: string;
}

const texts: Readonly<Record<keyof SiteTypes, () => SiteTypeTexts>> = {
  agency: () => ({
    label: __('I build or manage this site for a client', 'jetpack'),
    question: __('Why we ask whether you manage it for a client', 'jetpack'),
    explanation: __('There is a program for those who look after many sites, with one place for all of them.', 'jetpack'),
  }),
  store: () => ({
    label: __('This is an e-commerce site', 'jetpack'),
    question: __('Why we ask whether it is an e-commerce site', 'jetpack'),
    explanation: __('If you sell here, or plan to, we suggest what a store needs.', 'jetpack'),
  }),
  personal: () => ({
    label: __('This is a personal site', 'jetpack'),
    question: __('Why we ask whether it is a personal site', 'jetpack'),
    explanation: __('For a blog, a portfolio or a hobby, we suggest what helps people find and follow you.', 'jetpack'),
  }),
};

export const siteTypeTexts = (name: keyof SiteTypes): SiteTypeTexts => texts[name]();
