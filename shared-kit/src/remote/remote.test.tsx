import { useState } from 'react';
import { screen, waitFor } from '@testing-library/dom';
import { getModules, getSettings, getStats, updateSettings } from '@site-admin/contracts';
import { renderRemote, settle } from '@site-admin/contracts/testing';
import { Link, Route, Routes } from '@site-admin/runtime/router';
import { Observable, concatMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import { createSlice, useDispatch, useSelector, type PayloadAction } from '@site-admin/runtime/store';
import {
  defineExtension,
  defineRemote,
  useAfterPaint,
  useReady,
  useResource,
  useShell,
  useUnsaved,
  type RemoteEpic,
} from '../index';

const counter = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: {
    asked: (count, _action: PayloadAction<string>) => count,
    counted: (count) => count + 1,
  },
});
const { asked, counted } = counter.actions;
interface State {
  counter: number;
}

/** Throws on `bug`, counts everything else. */
const fragileEpic: RemoteEpic<State> = (action$) =>
  action$.pipe(
    filter(asked.match),
    map(({ payload }) => {
      if (payload === 'bug') throw new Error('a bug');
      return counted();
    }),
  );

function Buttons() {
  const dispatch = useDispatch();
  const count = useSelector((state: State) => state.counter);
  useReady(true);
  return (
    <>
      <p>Counted {count}</p>
      <button onClick={() => dispatch(asked('bug'))}>Break</button>
      <button onClick={() => dispatch(asked('fine'))}>Count</button>
    </>
  );
}

const counting = (epics: Record<string, RemoteEpic<State>>) =>
  defineRemote<State>({ page: Buttons, store: { reducers: { counter: counter.reducer }, epics } });

describe('epics', () => {
  test('one that throws is reported by name and restarted, and the others continue', async () => {
    const received: string[] = [];
    const listeningEpic: RemoteEpic<State> = (action$) =>
      action$.pipe(
        tap(({ type }) => received.push(type)),
        ignoreElements(),
      );
    const page = renderRemote(counting({ fragileEpic, listeningEpic }));
    await page.user.click(await screen.findByText('Break'));
    await page.user.click(screen.getByText('Count'));

    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(page.health.reports).toEqual([{ error: new Error('a bug'), where: 'epic fragileEpic' }]);
    expect(received).toEqual(['counter/asked', 'counter/asked', 'counter/counted']);
  });

  test('one that keeps failing is stopped, and reported once', async () => {
    let starts = 0;
    const hopelessEpic: RemoteEpic<State> = () => {
      starts += 1;
      throw new Error('never works');
    };
    const page = renderRemote(counting({ hopelessEpic, fragileEpic }));
    await page.user.click(await screen.findByText('Count'));

    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(starts).toBe(6);
    expect(page.health.reports.map(({ where }) => where)).toEqual([
      ...Array<string>(5).fill('epic hopelessEpic'),
      'epic hopelessEpic stopped: it keeps failing',
    ]);
  });

  test('one that fails now and then is always restarted', async () => {
    const page = renderRemote(counting({ fragileEpic }));
    await screen.findByText('Break');
    for (let round = 0; round < 8; round += 1) {
      await page.user.click(screen.getByText('Break'));
      await page.clock.advance(1000);
    }
    await page.user.click(screen.getByText('Count'));
    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(page.health.reports).toHaveLength(8);
  });

  test('end when the remote is unmounted', async () => {
    let isOpen = false;
    const openEpic: RemoteEpic<State> = () =>
      new Observable(() => {
        isOpen = true;
        return () => {
          isOpen = false;
        };
      });
    const page = renderRemote(counting({ openEpic }));
    await page.ready;
    expect(isOpen).toBe(true);
    page.unmount();
    expect(isOpen).toBe(false);
  });

  test('reach the site through the services', async () => {
    const savingEpic: RemoteEpic<State> = (action$, _state$, { requests }) =>
      action$.pipe(
        filter(asked.match),
        concatMap(() => requests.call(updateSettings, { body: { monitor: true } }).pipe(concatMap(() => of(counted())))),
      );
    const page = renderRemote(counting({ savingEpic }));
    await page.user.click(await screen.findByText('Count'));
    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(page.site.getCalls(updateSettings)).toMatchObject([{ body: { monitor: true } }]);
  });
});

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
    const page = renderRemote(counting({}));
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

describe('extensions', () => {
  test('render on their own; a failed one renders nothing and logs its stack', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = renderRemote(counting({}));
    await page.ready;
    const remote = defineRemote({
      page: () => null,
      extensions: {
        'page.below@1': defineExtension({ component: ({ path }: { path: string }) => <p>Below {path}</p> }),
        'dashboard.banner@1': defineExtension({
          component: function Banner() {
            throw new Error('no banner');
          },
        }),
      },
    });
    const place = document.createElement('div');
    page.host.append(place);
    const removeBelow = remote.extensions?.['page.below@1']?.(place, { path: '/my-plan' }, page.shell);
    const removeBanner = remote.extensions?.['dashboard.banner@1']?.(place, {}, page.shell);
    expect(await screen.findByText('Below /my-plan')).toBeInTheDocument();
    await waitFor(() =>
      expect(page.health.reports).toEqual([{ error: new Error('no banner'), where: 'extension dashboard.banner@1' }]),
    );
    expect(logged).toHaveBeenCalledWith(new Error('no banner'), expect.stringContaining('at Banner ('));
    removeBelow?.();
    removeBanner?.();
    expect(place).toBeEmptyDOMElement();
  });

  test('have a store with their own features only, without reducers and epics of the page', async () => {
    const started: string[] = [];
    const epicNamed =
      (name: string): RemoteEpic =>
      (action$) => {
        started.push(name);
        return action$.pipe(ignoreElements());
      };
    const remote = defineRemote<State>({
      page: Buttons,
      store: { reducers: { counter: counter.reducer }, epics: { pageEpic: epicNamed('page') } },
      extensions: {
        'page.below@1': defineExtension({
          component: function Below() {
            return <p>State: {useSelector((state) => JSON.stringify(state))}</p>;
          },
          store: { reducers: { flag: () => 'up' }, epics: { belowEpic: epicNamed('extension') } },
        }),
      },
    });
    const page = renderRemote(counting({}));
    await page.ready;
    const remove = remote.extensions?.['page.below@1']?.(page.host, { path: '/my-plan' }, page.shell);
    expect(await screen.findByText('State: {"flag":"up"}')).toBeInTheDocument();
    expect(started).toEqual(['extension']);
    remove?.();
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
