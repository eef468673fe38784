import { useState } from 'react';
import { screen } from '@testing-library/dom';
import { getStats } from '@site-admin/contracts';
import { renderRemote, settle } from '@site-admin/contracts/testing';
import { Link, Route, Routes } from '@site-admin/runtime/router';
import { defineRemote, useReady, useResource } from '../index';
import { createCountingRemote } from './testing/counting-remote';

describe('mounting', () => {
  test('resolves with the first content, not before', async () => {
    function Slow() {
      const stats = useResource(getStats, { query: { range: 'day' } });
      useReady(stats.status !== 'loading');
      return <p>{stats.status}</p>;
    }
    let release = () => {};
    const page = renderRemote(defineRemote({ page: Slow }), {
      arrange: ({ site }) => {
        release = site.hold(getStats);
      },
    });
    let isReady = false;
    void page.ready.then(() => (isReady = true));
    await screen.findByText('loading');
    await settle();
    expect(isReady).toBe(false);
    release();
    await page.ready;
    expect(screen.getByText('ready')).toBeInTheDocument();
  });

  test('rejects when the screen fails before it is ready, and empties the host', async () => {
    function Broken(): never {
      throw new Error('cannot draw');
    }
    const page = renderRemote(defineRemote({ page: Broken }));
    await expect(page.ready).rejects.toThrow('cannot draw');
    await settle();
    expect(page.host).toBeEmptyDOMElement();
    expect(page.openHandles()).toEqual([]);
  });

  test('rejects when the shell closes the services before it is ready', async () => {
    const page = renderRemote(defineRemote({ page: () => <p>Never ready</p> }));
    await screen.findByText('Never ready');
    page.close();
    await expect(page.ready).rejects.toThrow('closed before it was ready');
    await settle();
    expect(page.host).toBeEmptyDOMElement();
  });

  test('adds a container for dialogs to the host, and removes it', async () => {
    const page = renderRemote(createCountingRemote({}));
    await page.ready;
    const place = page.host.querySelector('[data-portals]');
    expect(place?.closest('[data-remote]')).toBe(page.host);
    const mounted = await page.ready;
    mounted.unmount();
    expect(page.host).toBeEmptyDOMElement();
  });
});

describe('a screen that fails later', () => {
  function Fragile() {
    const [isBroken, setBroken] = useState(false);
    useReady(true);
    if (isBroken) throw new Error('broke later');
    return <button onClick={() => setBroken(true)}>Break</button>;
  }
  const remote = defineRemote({
    page: () => (
      <Routes>
        <Route path="/writing" element={<p>Writing</p>} />
        <Route path="*" element={<Fragile />} />
      </Routes>
    ),
  });

  test('is reported, replaced by an error panel, and can be retried', async () => {
    const page = renderRemote(remote, { at: '/discussion' });
    await page.user.click(await screen.findByText('Break'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(page.health.reports).toEqual([{ error: new Error('broke later'), where: 'screen' }]);

    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Break')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('does not affect the next route', async () => {
    const page = renderRemote(remote, { at: '/discussion' });
    await page.user.click(await screen.findByText('Break'));
    await screen.findByRole('alert');
    page.navigation.go('/writing');
    expect(await screen.findByText('Writing')).toBeInTheDocument();
  });
});

describe('routes', () => {
  const remote = defineRemote({
    page: function Page() {
      useReady(true);
      return (
        <Routes>
          <Route path="/recommendations/:step" element={<p>A step</p>} />
          <Route path="*" element={<Link to="/recommendations/monitor?from=here">Go</Link>} />
        </Routes>
      );
    },
  });

  test('are full paths of the page, and links navigate through the shell', async () => {
    const page = renderRemote(remote, { at: '/dashboard' });
    const link = await screen.findByText('Go');
    expect(link).toHaveAttribute('href', '#/recommendations/monitor?from=here');
    await page.user.click(link);
    expect(await screen.findByText('A step')).toBeInTheDocument();
    expect(page.navigation.visited).toEqual(['/dashboard', '/recommendations/monitor?from=here']);
  });
});
