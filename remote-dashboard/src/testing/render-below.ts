import { createFakeShell, type RenderOptions } from '@site-admin/contracts/testing';
import userEvent from '@testing-library/user-event';
import remoteJson from '../../remote.json';
import { remote } from '../index';

const open: (() => void)[] = [];

afterEach(() => open.splice(0).forEach((close) => close()));

/** Draws what the dashboard puts below the screens of its group, as the shell does, once its code is there. */
export async function renderBelow(options: RenderOptions = {}) {
  const fake = createFakeShell({ declaration: { name: remoteJson.name, version: remoteJson.version }, ...options });
  options.arrange?.(fake);
  const host = document.createElement('div');
  document.body.append(host);
  const remove = remote.extensions?.['page.below@1']?.(host, { path: '/dashboard' }, fake.shell);
  open.push(() => {
    remove?.();
    const left = fake.openHandles();
    fake.close();
    host.remove();
    expect(left).toEqual([]);
  });
  // As the code's chunk does, it comes a moment later.
  await import('../extensions/below/below-cards');
  return { ...fake, host, user: userEvent.setup() };
}
