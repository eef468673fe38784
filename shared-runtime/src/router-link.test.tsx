import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Router, Routes } from './router';

const push = jest.fn();
const replace = jest.fn();
const navigator = {
  createHref: (to: unknown) => `#${String(Reflect.get(Object(to), 'pathname'))}`,
  push,
  replace,
  go: jest.fn(),
};

const show = (link: React.ReactElement) =>
  render(
    <Router location="/here" navigator={navigator}>
      <Routes>
        <Route path="*" element={link} />
      </Routes>
    </Router>,
  );

afterEach(() => jest.clearAllMocks());

test('a link carries its address and goes there without the page being left', () => {
  show(
    <Link to="/security" className="x">
      Go
    </Link>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '#/security');
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(push.mock.calls).toMatchObject([[{ pathname: '/security' }, undefined, {}]]);
  expect(screen.getByRole('link')).toHaveClass('x');
});

test('a link to the present screen adds no entry to the history', () => {
  show(<Link to="/here">Go</Link>);
  fireEvent.click(screen.getByRole('link'));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test('a link may take the place of the present entry', () => {
  show(
    <Link to="/security" replace>
      Go
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test.each([
  ['held with a key', {}, { ctrlKey: true }],
  ['of the middle button', {}, { button: 1 }],
  ['for another tab', { target: '_blank' }, {}],
  ['already answered', { onClick: (event: React.MouseEvent) => event.preventDefault() }, {}],
])("a click %s is not the link's to answer", (_what, props, click) => {
  show(
    <Link to="/security" {...props}>
      Go
    </Link>,
  );
  // jsdom logs that it cannot follow links.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('link'), click);
  expect(push).not.toHaveBeenCalled();
});
