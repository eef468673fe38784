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

test('a link has the href of its route, and a click navigates without a page load', () => {
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

test('a link to the current route adds no history entry', () => {
  show(<Link to="/here">Go</Link>);
  fireEvent.click(screen.getByRole('link'));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(push).not.toHaveBeenCalled();
});

test('a link with `replace` replaces the current history entry', () => {
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
  ['with a modifier key', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link with a target', { target: '_blank' }, {}],
  ['with its default prevented', { onClick: (event: React.MouseEvent) => event.preventDefault() }, {}],
])('a click %s is not handled by the router', (_what, props, click) => {
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
