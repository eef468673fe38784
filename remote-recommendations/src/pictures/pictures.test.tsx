import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { stepSlugs } from '../steps/step-slugs';
import { pictures as activated } from './activated-pictures';
import { pictures as feature } from './feature-pictures';
import { pictures as general } from './general-pictures';
import { Scene } from './shapes';
import { pictures as welcome } from './welcome-pictures';

const pictures: Readonly<Record<string, ReactNode>> = { ...general, ...feature, ...welcome, ...activated };
const draw = (slug: string) => render(<Scene>{pictures[slug]}</Scene>).container.innerHTML;
const steps = stepSlugs.filter((slug) => slug !== 'not-started');

test.each(steps)('the picture of %s has its own shapes, at most 3 kB and the colors of the page', (slug) => {
  const markup = draw(slug);
  expect(markup.length).toBeGreaterThan(600);
  expect(markup.length).toBeLessThanOrEqual(3000);
  expect(markup).not.toMatch(/NaN|undefined|#[0-9a-f]{3}|style=|<text/);
});

test('no two steps share a picture', () => {
  expect(new Set(steps.map(draw)).size).toBe(steps.length);
});
