/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const colors = new Map(Array.from(css.matchAll(/--sa-color-([a-z0-9-]+): (#[0-9a-f]{3,6});/g), ([, name, hex]) => [name, hex]));

/** WCAG 2.2: (lighter + 0.05) / (darker + 0.05). */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(name: string): number {
  const hex = colors.get(name);
  if (hex === undefined) throw new Error(`No color ${name}`);
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const surfaces = ['surface', 'surface-muted', 'surface-sunken', 'page'];
const texts = [
  'text',
  'text-muted',
  'text-subtle',
  'link',
  'link-hover',
  'primary-pressed',
  'error-text',
  'brand-text',
  'success-text',
];

describe('text is read at 4.5 to 1 at least', () => {
  test.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))('%s on %s', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['text-inverse', 'primary'],
    ['text-inverse', 'primary-hover'],
    ['text-inverse', 'primary-pressed'],
    ['text-inverse', 'error-text'],
    ['text-inverse', 'brand-text'],
    ['text-inverse', 'tooltip'],
    ['info-text', 'info-soft'],
    ['success-text', 'success-soft'],
    ['warning-text', 'warning-soft'],
    ['error-text', 'error-soft'],
    ['link', 'primary-soft'],
  ])('%s on %s', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('controls and marks are seen at 3 to 1 at least', () => {
  test.each([
    ['border-control', 'surface'],
    ['off', 'surface'],
    ['primary', 'surface'],
    ['focus', 'surface'],
    ['focus', 'page'],
    ['brand', 'surface'],
    ['info', 'surface'],
    ['success', 'surface'],
    ['warning', 'surface'],
    ['error', 'surface'],
  ])('%s on %s', (mark, surface) => {
    expect(contrast(mark, surface)).toBeGreaterThanOrEqual(3);
  });
});

test('every token a stylesheet uses exists', () => {
  const known = new Set(Array.from(css.matchAll(/(--sa-[a-z0-9-]+):/g), ([, name]) => name));
  const used = moduleFiles().flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/var\((--sa-[a-z0-9-]+)\)/g), ([, name]) => name),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test('stylesheets use logical properties, so that right-to-left mirrors; only popovers use left and right', () => {
  const physical = /^\s*(margin|padding|border|inset)?-?(left|right)\b/m;
  const offending = moduleFiles().filter((file) => physical.test(readFileSync(file, 'utf8')));
  expect(offending.map((file) => path.basename(file))).toEqual(['popover.module.css']);
});

test('every animation is disabled for prefers-reduced-motion', () => {
  const moving = moduleFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.includes('animation:'));
  expect(moving.length).toBeGreaterThan(0);
  for (const text of moving) expect(text).toMatch(/prefers-reduced-motion: reduce\)[^@]*animation: none/);
});

function moduleFiles(): string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(__dirname, file));
}
