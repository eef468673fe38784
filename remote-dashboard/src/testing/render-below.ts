import { createFakeShell, type RenderOptions } from '@site-admin/contracts/testing';
import userEvent from '@testing-library/user-event';
import remoteJson from '../../remote.json';
import { remote } from '../index';

const open: (() => void)[] = [];

afterEach(() => open.splice(0).forEach((close) => close()));

/** Renders the extension `page.below@1` as the shell does, and waits for its chunk. */
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
  await import('../extensions/below/below-cards');
  return { ...fake, host, user: userEvent.setup() };
}
