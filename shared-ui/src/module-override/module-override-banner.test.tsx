import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { ModuleOverrideBanner } from './module-override-banner';

test('the banner names the feature and links to more', async () => {
  const help = 'https://jetpack.com/redirect/?source=jetpack-support-google-analytics';
  render(<ModuleOverrideBanner name="Google Analytics" learnMoreHref={help} />);
  expect(screen.getByText(/Google Analytics has been disabled by a site administrator\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', help);
  await expectAccessible();
});
