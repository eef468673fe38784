import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { Icon, SocialIcon } from './icon';
import { paths, socialPaths } from './paths';

test('SHELL-125 icons and social icons are 24 px by default', () => {
  render(
    <>
      <Icon name="shield" label="icon" />
      <SocialIcon name="tumblr" label="social icon" />
      <Icon name="shield" label="small icon" size={16} />
    </>,
  );
  for (const name of ['icon', 'social icon']) {
    const icon = screen.getByRole('img', { name });
    expect(icon).toHaveAttribute('width', '24');
    expect(icon).toHaveAttribute('height', '24');
  }
  expect(screen.getByRole('img', { name: 'small icon' })).toHaveAttribute('width', '16');
});

test('without a label it is hidden from assistive technology', async () => {
  const { container } = render(<Icon name="check" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expectAccessible();
});

test('every path has only path commands and numbers', () => {
  for (const path of [...Object.values(paths), ...Object.values(socialPaths)]) expect(path).toMatch(/^[mM][\d .\-a-zA-Z,]+$/);
});
