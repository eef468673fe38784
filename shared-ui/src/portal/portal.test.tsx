import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from './use-portal-container';

function Ported() {
  const { marker, container } = usePortalContainer();
  return (
    <>
      {marker}
      {container && createPortal(<p>ported</p>, container)}
    </>
  );
}

const host = () => screen.getByText('ported').parentElement;

afterEach(() => document.body.replaceChildren());

test('what a remote opens goes into its own outlet', () => {
  render(
    <div data-remote="dashboard" data-testid="outlet">
      <div>
        <Ported />
      </div>
      <div data-portals="" data-testid="own" />
    </div>,
  );
  expect(host()).toBe(screen.getByTestId('own'));
});

test('what the shell opens goes beside the page, also from an outlet that has no place for it', () => {
  const beside = document.createElement('div');
  beside.dataset.portals = '';
  document.body.append(beside);
  render(
    <div data-remote="dashboard">
      <Ported />
    </div>,
  );
  expect(host()).toBe(beside);
});

test('without any place it goes to the end of the body', () => {
  render(<Ported />);
  expect(host()).toBe(document.body);
});
