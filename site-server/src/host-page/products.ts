import { redirect } from '../modules/facts';

type Entry = readonly [
  key: string,
  title: string,
  slug: string,
  plans: readonly string[],
  about: string,
  features: readonly string[],
];

/** Products of the page in order (reference: initial-state 3.5), with our texts. */
const entries: readonly Entry[] = [
  [
    'backup',
    'Jetpack Backup',
    'jetpack_backup_t1_yearly',
    ['security'],
    'Every change is saved, and one click brings it back.',
    [
      'Each change saved to the cloud as it happens',
      '10 GB of storage',
      '30 days of copies and activity*',
      'Restore with one click',
    ],
  ],
  [
    'scan',
    'Jetpack Scan',
    'jetpack_scan',
    ['security'],
    'Looks for dangerous code every day and helps to remove it.',
    [
      'A scan every day, by itself',
      'Most problems fixed with one click',
      'An email as soon as something is found',
      'The newest rules for the firewall',
    ],
  ],
  [
    'search',
    'Jetpack Site Search',
    'jetpack_search',
    [],
    'Visitors find what they look for while they type.',
    [
      'Results and index without delay',
      'Filters for every kind of content',
      'Made for 38 languages',
      'Finds words that are misspelled',
    ],
  ],
  [
    'akismet',
    'Jetpack Anti-Spam',
    'jetpack_anti_spam',
    ['security'],
    'Keeps spam out of comments and forms, without puzzles for visitors.',
    ['Comments and forms protected', 'Run by Akismet', 'No puzzles for visitors', 'Numbers about what was caught'],
  ],
  [
    'security',
    'Security',
    'jetpack_security_t1_yearly',
    [],
    'Backup, Scan and Anti-Spam together.',
    [
      'Each change saved, with 10 GB of storage',
      'Scans for malware as things change',
      'Most problems fixed with one click',
      'Comments and forms protected from spam',
    ],
  ],
  [
    'videopress',
    'Jetpack VideoPress',
    'jetpack_videopress',
    [],
    'Video in high quality without advertisements.',
    [
      '1 TB of storage',
      'In the familiar editor',
      'A player in your colors, without advertisements',
      'For as many users as you like',
    ],
  ],
];

/** Returns `products` of the initial state. */
export const productsForPurchase = (rawUrl: string) =>
  Object.fromEntries(
    entries.map(([key, title, slug, plans, description, features]) => [
      key,
      {
        title,
        slug,
        description,
        show_promotion: true,
        discount_percent: 50,
        included_in_plans: [...plans],
        features: [...features],
        ...(key === 'backup' && {
          disclaimer: {
            text: '* Within the limits of storage and use.',
            link_text: 'More about the limits',
            url: redirect('jetpack-faq-backup-disclaimer', rawUrl),
          },
        }),
      },
    ]),
  );

/** Returns the product of a partner's coupon; it is not sold on the page, so it has no discount. */
export const productForCoupon = (slug: string) => ({
  title: 'Jetpack Backup',
  slug,
  description: 'A copy of the whole site every day, and one click brings it back.',
  show_promotion: false,
  discount_percent: 0,
  included_in_plans: [],
  features: ['A copy every day, by itself', 'Restore with one click', 'A log of everything that happened'],
});
