import { __, sprintf } from '@site-admin/runtime/i18n';
import type { SiteTypes } from '../../steps/site-types';

/** Spec 002 §2. */
export const siteTypeTitle = (siteTitle: string): string =>
  /* translators: %s is the title of the site */
  sprintf(__('Tell us more about %s?', 'jetpack'), siteTitle);

export const siteTypeDescription = (): string =>
  __('Select all that apply, and we will suggest what helps your site most.', 'jetpack');

interface SiteTypeTexts {
  /** Of the checkbox (spec 002 §2). */
  readonly label: string;
  /** Accessible name of the explanation. */
  readonly question: string;
  readonly explanation: string;
}

const texts: Readonly<Record<keyof SiteTypes, () => SiteTypeTexts>> = {
  agency: () => ({
    label: __('I build or manage this site for a client', 'jetpack'),
    question: __('Why we ask whether you manage it for a client', 'jetpack'),
    explanation: __('The agency program lets you manage many sites in one place.', 'jetpack'),
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
