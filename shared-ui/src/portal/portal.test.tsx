import { render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { usePortalContainer } from './use-portal-container';

function PortalExample() {
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

test('dialogs of a remote are mounted in its outlet', () => {
  render(
    <div data-remote="dashboard" data-testid="outlet">
      <div>
        <PortalExample />
      </div>
      <div data-portals="" data-testid="own" />
    </div>,
  );
  expect(host()).toBe(screen.getByTestId('own'));
});

test('dialogs of the shell, and of an outlet without a container, are mounted next to the page', () => {
  const container = document.createElement('div');
  container.dataset.portals = '';
  document.body.append(container);
  render(
    <div data-remote="dashboard">
      <PortalExample />
    </div>,
  );
  expect(host()).toBe(container);
});

test('without a container they are mounted at the end of the body', () => {
  render(<PortalExample />);
  expect(host()).toBe(document.body);
});
