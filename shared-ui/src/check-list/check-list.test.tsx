import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible';
import { CheckList } from './check-list';

test('it renders texts and elements as a list, in order', async () => {
  const { container } = render(<CheckList items={['Stats', { id: 'all', content: <a href="#/all">And more</a> }]} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Stats', 'And more']);
  expect(screen.getByRole('link', { name: 'And more' })).toBeInTheDocument();
  await expectAccessible(container);
});
