import { getSettings, getSite, type RemoteDeclaration } from '@site-admin/contracts';
import { describeRemote } from '@site-admin/contracts/testing';
import { Route, Routes } from '@site-admin/runtime/router';
import { catchError, filter, map, of, switchMap } from '@site-admin/runtime/rx';
import { createSlice, useDispatch, useSelector, type PayloadAction } from '@site-admin/runtime/store';
import { useEffect } from 'react';
import { defineExtension, defineRemote, useReady, useResource, useUnsaved, type RemoteEpic } from '../index';

const slice = createSlice({
  name: 'site',
  initialState: 'Loading',
  reducers: { opened: (state) => state, named: (_state, { payload }: PayloadAction<string>) => payload },
});
const { opened, named } = slice.actions;
interface State {
  site: string;
}

const nameEpic: RemoteEpic<State> = (action$, _state$, { requests, bus }) =>
  action$.pipe(
    filter(opened.match),
    switchMap(() =>
      requests.call(getSite).pipe(
        map(({ name }) => {
          bus.emit('recommendations/pendingCounted@1', { count: 1 });
          return named(name ?? '');
        }),
        catchError(() => of(named('The site did not answer'))),
      ),
    ),
  );

function Screen() {
  const dispatch = useDispatch();
  const name = useSelector(({ site }: State) => site);
  const settings = useResource(getSettings);
  useReady(name !== 'Loading' && settings.status !== 'loading');
  useUnsaved({ question: 'Leave?', isDirty: false });
  useEffect(() => {
    dispatch(opened());
  }, [dispatch]);
  return <p aria-busy={name === 'Loading'}>{name}</p>;
}

function Page() {
  return (
    <Routes>
      <Route path="/one" element={<Screen />} />
      <Route path="/many/*" element={<Screen />} />
      <Route path="*" element={<Screen />} />
    </Routes>
  );
}

const declaration: RemoteDeclaration = {
  name: 'recommendations',
  title: 'Sample',
  version: '1.0.0',
  contract: '^2.0.0',
  owner: 'nobody',
  pages: ['/one', '/many/*'].map((path) => ({ path, title: path, audience: 'everyone', frame: 'dashboard', prefetch: [] })),
  navigation: [],
  extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  emits: ['recommendations/pendingCounted@1'],
  listens: [],
  budget: { entryGzip: 1, totalBrotli: 1 },
};

/** A remote made with the kit fulfills the contract by default. */
describeRemote({
  declaration,
  module: defineRemote<State>({
    page: Page,
    store: { reducers: { site: slice.reducer }, epics: { nameEpic } },
    extensions: { 'page.below@1': defineExtension({ component: ({ path }: { path: string }) => <p>Below {path}</p> }) },
  }),
});
