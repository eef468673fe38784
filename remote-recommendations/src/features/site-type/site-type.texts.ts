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
    question: __('Why we ask about client sites', 'jetpack'),
    explanation: __('The agency program lets you manage many sites in one place.', 'jetpack'),
  }),
  store: () => ({
    label: __('This is an e-commerce site', 'jetpack'),
    question: __('Why we ask about e-commerce', 'jetpack'),
    explanation: __('We suggest features that online stores need.', 'jetpack'),
  }),
  personal: () => ({
    label: __('This is a personal site', 'jetpack'),
    question: __('Why we ask about personal sites', 'jetpack'),
    explanation: __('We suggest features that help people find and follow you.', 'jetpack'),
  }),
};

export const siteTypeTexts = (name: keyof SiteTypes): SiteTypeTexts => texts[name]();
