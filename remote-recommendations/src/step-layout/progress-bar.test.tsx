/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ProgressBar } from '@site-admin/ui';
import { render, screen } from '@testing-library/react';

const look = (file: string) => readFileSync(path.join(__dirname, '../../../shared-ui/src', file), 'utf8');

test.each([
  [25, undefined, '25'],
  [100, undefined, '100'],
  [140, undefined, '100'],
  [3, 4, '75'],
  [9, 4, '100'],
])(
  'REC-044 %d of %s is %s percent: the total is 100 unless given, and no more than 100 percent is shown',
  (value, total, percent) => {
    render(<ProgressBar label="Progress" value={value} total={total} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', percent);
    expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width: `${percent}%` });
  },
);

test('REC-044 the bar is green', () => {
  const bar = /\.bar \{[^}]*background: var\((--[\w-]+)\)/.exec(look('progress-bar/progress-bar.module.css'))?.[1];
  const color = new RegExp(`${bar}: #(\\w\\w)(\\w\\w)(\\w\\w);`)
    .exec(look('tokens.css'))
    ?.slice(1)
    .map((part) => parseInt(part, 16));
  const [red = 0, green = 0, blue = 0] = color ?? [];
  expect(green).toBeGreaterThan(2 * Math.max(red, blue));
});
