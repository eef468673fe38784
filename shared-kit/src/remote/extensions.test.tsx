import { screen, waitFor } from '@testing-library/dom';
import { renderRemote } from '@site-admin/contracts/testing';
import { ignoreElements } from '@site-admin/runtime/rx';
import { useSelector } from '@site-admin/runtime/store';
import { defineExtension, defineRemote, type RemoteEpic } from '../index';
import { Buttons, counter, createCountingRemote, type CounterState } from './testing/counting-remote';

describe('extensions', () => {
  test('render on their own; a failed one renders nothing and logs its stack', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = renderRemote(createCountingRemote({}));
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
    const remote = defineRemote<CounterState>({
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
    const page = renderRemote(createCountingRemote({}));
    await page.ready;
    const remove = remote.extensions?.['page.below@1']?.(page.host, { path: '/my-plan' }, page.shell);
    expect(await screen.findByText('State: {"flag":"up"}')).toBeInTheDocument();
    expect(started).toEqual(['extension']);
    remove?.();
  });
});
