import { render, screen } from '@testing-library/react';
import { Badge } from '../badge/badge';
import { Banner } from '../banner/banner';
import { Button } from '../button/button';
import { SectionHeader } from '../section-header/section-header';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { expectAccessible } from '../testing/expect-accessible';
import { Card, CardBody, CardFooter, CardHeader, CardLink } from './card';

test('a card with a label is a region, its title a heading, and its parts are in order', async () => {
  render(
    <>
      <SectionHeader title="Security">
        <a href="#/security">Manage security settings</a>
      </SectionHeader>
      <Card labelledBy="protect" accent="brand">
        <CardHeader title="Brute force protection" titleId="protect">
          <Badge tone="success">On</Badge>
        </CardHeader>
        <CardBody>
          1,234 <Skeleton width={80} height={20} />
        </CardBody>
        <CardLink href="https://jetpack.com/redirect/?source=x">View your email subscribers</CardLink>
        <Banner
          icon="backup"
          title="Never lose your site"
          description="Backups"
          action={<Button variant="primary">Upgrade</Button>}
        />
        <CardFooter>
          <Spinner />
        </CardFooter>
      </Card>
    </>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Security' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Brute force protection' })).toContainElement(
    screen.getByRole('heading', { level: 3, name: 'Brute force protection' }),
  );
  expect(screen.getByRole('link', { name: /email subscribers/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  await expectAccessible();
});

test('a card without a label is no landmark', () => {
  render(<Card>Plain</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a skeleton has the given size and is hidden from assistive technology', () => {
  const { container } = render(<Skeleton width={80} height="2em" />);
  expect(container.firstElementChild).toHaveStyle({ width: '80px', height: '2em' });
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
