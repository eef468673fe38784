import { useState } from 'react';
import { screen, waitFor } from '@testing-library/dom';
import { getModules, getSettings, getStats, updateSettings } from '@site-admin/contracts';
import { renderRemote } from '@site-admin/contracts/testing';
import { defineRemote, useAfterPaint, useReady, useResource, useShell, useUnsaved } from '../index';

describe('useResource', () => {
  test('has preloaded data at the first paint, without a request', async () => {
    function Page() {
      const modules = useResource(getModules);
      useReady(modules.status === 'ready');
      return <p>{modules.status === 'ready' ? modules.data['monitor']?.name : 'waiting'}</p>;
    }
    const page = renderRemote(defineRemote({ page: Page }));
    await page.ready;
    expect(screen.getByText('Monitor')).toBeInTheDocument();
    expect(page.site.calls).toEqual([]);
  });

  test('renders once with cached data, and once with data that is loading', async () => {
    const renders: string[] = [];
    function Modules() {
      renders.push(useResource(getModules).status);
      return null;
    }
    function Stats() {
      renders.push(useResource(getStats, { query: { range: 'day' } }).status);
      return null;
    }
    function Page() {
      useReady(true);
      return (
        <>
          <Modules />
          <Stats />
        </>
      );
    }
    const page = renderRemote(defineRemote({ page: Page }), { arrange: ({ site }) => void site.hold(getStats) });
    await page.ready;
    expect(renders).toEqual(['ready', 'loading']);
  });

  test('is refetched once for all watchers after a write makes it stale', async () => {
    function Monitor() {
      const settings = useResource(getSettings);
      return <li>{settings.data?.monitor === true ? 'on' : 'off'}</li>;
    }
    function Page() {
      const { requests } = useShell();
      useReady(true);
      return (
        <>
          <Monitor />
          <Monitor />
          <button onClick={() => requests.call(updateSettings, { body: { monitor: true } }).subscribe()}>Switch on</button>
        </>
      );
    }
    const page = renderRemote(defineRemote({ page: Page }));
    await page.ready;
    expect(screen.getAllByText('off')).toHaveLength(2);
    await page.user.click(screen.getByText('Switch on'));
    await waitFor(() => expect(screen.getAllByText('on')).toHaveLength(2));
    expect(page.site.getCalls(getSettings)).toHaveLength(1);
  });

  test('is loading at once for another input, without the data of the last one', async () => {
    function Page() {
      const [range, setRange] = useState<'day' | 'week'>('day');
      const stats = useResource(getStats, { query: { range } });
      useReady(stats.status !== 'loading');
      return (
        <button onClick={() => setRange('week')}>
          {stats.status} {stats.data && 'week' in stats.data ? 'week' : 'day'}
        </button>
      );
    }
    const page = renderRemote(defineRemote({ page: Page }));
    await page.user.click(await screen.findByText('ready day'));
    expect(await screen.findByText('ready week')).toBeInTheDocument();
    expect(page.openHandles().filter((name) => name.startsWith('resource'))).toHaveLength(1);
  });
});

describe('useUnsaved', () => {
  const onLeave = jest.fn();
  const remote = defineRemote({
    page: function Page() {
      const [text, setText] = useState('');
      useReady(true);
      useUnsaved({ question: 'Leave it?', isDirty: text !== '', onLeave });
      return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
    },
  });
  beforeEach(() => onLeave.mockReset());

  test('asks only while input would be lost, and staying keeps the route', async () => {
    const page = renderRemote(remote, { at: '/discussion' });
    const mounted = await page.ready;
    expect(mounted.canUnload()).toBe('yes');
    await page.user.type(screen.getByLabelText('Text'), 'a');
    expect(mounted.canUnload()).toBe('dirty');

    page.navigation.setLeaveChoice('stay');
    page.navigation.go('/writing');
    expect(page.navigation.questions).toEqual(['Leave it?']);
    expect(page.navigation.at).toBe('/discussion');
    expect(onLeave).not.toHaveBeenCalled();

    page.navigation.setLeaveChoice('leave');
    page.navigation.go('/writing');
    expect(page.navigation.at).toBe('/writing');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

test('expensive content is rendered after the first paint, and not after unmounting', async () => {
  const frames: FrameRequestCallback[] = [];
  const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
  const cancel = jest.spyOn(window, 'cancelAnimationFrame');
  function Words() {
    useReady(true);
    return (
      <>
        <p>words</p>
        {useAfterPaint() && <p>bars</p>}
      </>
    );
  }
  const page = renderRemote(defineRemote({ page: Words }));
  const mounted = await page.ready;
  expect(screen.getByText('words')).toBeInTheDocument();
  expect(screen.queryByText('bars')).toBeNull();
  frames.forEach((frame) => frame(0));
  expect(screen.queryByText('bars')).toBeNull();
  expect(await screen.findByText('bars')).toBeInTheDocument();
  mounted.unmount();
  expect(cancel).toHaveBeenCalledWith(frames.length);
  request.mockRestore();
  cancel.mockRestore();
});
