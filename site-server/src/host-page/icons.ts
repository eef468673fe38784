import { Html } from '../html/html';

/** Menu icons, 20 by 20, drawn for this site. */
const paths: Readonly<Record<string, string>> = {
  dashboard:
    'M10 3a8 8 0 0 0-8 8c0 2 .7 3.700 1.800 5h12.400A8 8 0 0 0 10 3Zm1 9.500L14 7l-5.500 4a1.500 1.500 0 1 0 2.500 1.500Z',
  posts: 'M12 2l6 6-2 .5-3 3 .5 3.500-1.500 1.500-3.800-3.800L3 18l4-6.200L3.500 8 5 6.500l3.500.500 3-3Z',
  media: 'M3 4h14v12H3Zm2 2v7l3-3 2 2 3-4 2 3V6Zm2.500 3a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  pages: 'M5 2h7l4 4v12H5Zm6 1.500V7h3.500Z',
  comments: 'M3 3h14v10H9l-4 4v-4H3Z',
  appearance: 'M14 2l4 4-7 7-4-4Zm-8 8l4 4c-1 3-4 4-8 4 2-1 2-2 2-4a3 3 0 0 1 2-4Z',
  plugins: 'M7 2h2v4h2V2h2v4h2v4a5 5 0 0 1-4 4.900V18H9v-3.100A5 5 0 0 1 5 10V6h2Z',
  users: 'M10 3a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7ZM3 17c0-3.500 3-5.500 7-5.500s7 2 7 5.500Z',
  tools: 'M13 2a5 5 0 0 1 4.800 6.300L14.500 5 12 7.500l3.300 3.300A5 5 0 0 1 9 9.700l-6 6L4.300 17l6-6',
  settings:
    'M8.500 2h3l.5 2.200 1.500.8 2.200-.7 1.500 2.600-1.700 1.600v1.600l1.700 1.600-1.500 2.600-2.200-.7-1.500.8-.5 2.200h-3L8 14.400l-1.500-.8-2.200.7-1.500-2.600 1.700-1.600V8.500L2.800 6.900l1.500-2.600 2.200.7L8 4.200Zm1.500 5a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  jetpack: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm-.500 9.500H5.500L9.500 4Zm1-3h4L10.500 16Z',
  menu: 'M2 4h16v2H2Zm0 5h16v2H2Zm0 5h16v2H2Z',
  home: 'M10 3l8 7h-2v7h-4v-5H8v5H4v-7H2Z',
};

/** Decorative: hidden from screen readers, as the label next to it has the same meaning. */
export const icon = (name: string): Html =>
  new Html(
    `<svg class="host-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="${paths[name] ?? ''}"/></svg>`,
  );
