/** Line icons on a 24 px grid, with strokes of 1.5 in the text's color. */
export const paths = {
  activity: 'M4 12h4l2-6 4 12 2-6h4',
  'anti-spam': 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  backup: 'M7 18a4 4 0 0 1-.6-7.95A5.5 5.5 0 0 1 17 9.5a4.3 4.3 0 0 1 0 8.5z',
  bolt: 'M13 3 6 13.5h5L10.5 21 18 10h-5.5z',
  boost: 'm5 6 6 6-6 6M13 6l6 6-6 6',
  cart: 'M3 4h2.5l2 11h10l2-8H6.2M9 19.5h.01M16.5 19.5h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  comment: 'M4 5h16v11h-9l-4.5 4V16H4z',
  copy: 'M9 9h11v11H9zM15 6V4H4v11h2',
  cross: 'm6 6 12 12M18 6 6 18',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6',
  external: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8.5 8.5',
  gift: 'M4 9h16v4H4zM5.5 13v7.5h13V13M12 9v11.5M12 9C9.5 9 8 8 8 6.5S10.5 4 12 9c1.5-5 4-4 4-2.500S14.5 9 12 9z',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.750h.01',
  key: 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h9M17 12v3.500M20.5 12v2.5',
  lightbulb: 'M9 17.500h6M10 20.500h4M9 17.500c0-2-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 5-3 7z',
  lock: 'M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  minus: 'M5 12h14',
  people:
    'M9 11.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c0-3 2.2-5 5.5-5s5.5 2 5.5 5M15 5.800a3 3 0 0 1 0 5.400M17 14.300c2.2.6 3.5 2.3 3.5 4.7',
  phone: 'M7.5 3h9v18h-9zM11 18h2',
  play: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.500v7l5.5-3.500z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19 8a8 8 0 1 0 1 4M20 4v4.500h-4.5',
  search: 'M10.5 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h1.500M9.5 12H20M7.5 10v4',
  share:
    'M17 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM7 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8.8 11l6.4-4M8.8 13l6.4 4',
  shield: 'M12 3c2.5 1.5 5 2.2 8 2.2 0 7-2.5 12-8 15.8-5.5-3.8-8-8.8-8-15.800C7 5.2 9.5 4.5 12 3z',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.800z',
  stats: 'M4 20h16M6.5 20v-7M12 20V5M17.5 20v-10',
  success: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.300l3 3 5.5-6',
  video: 'M3.5 6.500h11.500v11H3.500zM15 10.500l5.5-3v9l-5.5-3z',
  warning: 'M12 4 2.8 20h18.400zM12 10v5M12 17.500h.01',
} as const;

/** Logos of social networks, simplified. */
export const socialPaths = {
  facebook: 'M15.5 4.500c-3 0-4 1.5-4 4V20M8 12h7',
  instagram: 'M5 5h14v14H5zM12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.25 7.750h.01',
  linkedin: 'M6 10v9M6 6h.01M11 19v-9M11 14c0-5 7.5-5.5 7.5 0v5',
  mail: 'M3.5 6h17v12h-17zM4 6.500l8 6.5 8-6.5',
  mastodon: 'M6 19V9.500c0-4 6-4 6 0V14 9.500c0-4 6-4 6 0V19',
  tumblr: 'M11 4v11.500c0 3 2 4 5 3.500M7.5 9h8',
  x: 'm5 5 14 14M19 5 5 19',
} as const;

export type IconName = keyof typeof paths;
export type SocialIconName = keyof typeof socialPaths;

/** Icons that are mirrored in right-to-left pages. */
export const mirrored: ReadonlySet<string> = new Set(['boost', 'chevron-left', 'chevron-right', 'external', 'comment', 'menu']);
