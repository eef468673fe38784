import { screen } from '@testing-library/dom';
import { updateSettings } from '@site-admin/contracts';
import { renderRemote } from '@site-admin/contracts/testing';
import { Observable, concatMap, filter, ignoreElements, map, of, tap } from '@site-admin/runtime/rx';
import type { RemoteEpic } from '../index';
import { asked, counted, createCountingRemote, type CounterState } from './testing/counting-remote';

/** Throws on `bug`, counts everything else. */
const fragileEpic: RemoteEpic<CounterState> = (action$) =>
  action$.pipe(
    filter(asked.match),
    map(({ payload }) => {
      if (payload === 'bug') throw new Error('a bug');
      return counted();
    }),
  );

describe('epics', () => {
  test('one that throws is reported by name and restarted, and the others continue', async () => {
    const received: string[] = [];
    const listeningEpic: RemoteEpic<CounterState> = (action$) =>
      action$.pipe(
        tap(({ type }) => received.push(type)),
        ignoreElements(),
      );
    const page = renderRemote(createCountingRemote({ fragileEpic, listeningEpic }));
    await page.user.click(await screen.findByText('Break'));
    await page.user.click(screen.getByText('Count'));

    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(page.health.reports).toEqual([{ error: new Error('a bug'), where: 'epic fragileEpic' }]);
    expect(received).toEqual(['counter/asked', 'counter/asked', 'counter/counted']);
  });

  test('one that keeps failing is stopped, and reported once', async () => {
    let starts = 0;
    const hopelessEpic: RemoteEpic<CounterState> = () => {
      starts += 1;
      throw new Error('never works');
    };
    const page = renderRemote(createCountingRemote({ hopelessEpic, fragileEpic }));
    await page.user.click(await screen.findByText('Count'));

    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(starts).toBe(6);
    expect(page.health.reports.map(({ where }) => where)).toEqual([
      ...Array<string>(5).fill('epic hopelessEpic'),
      'epic hopelessEpic stopped: it keeps failing',
    ]);
  });

  test('one that fails now and then is always restarted', async () => {
    const page = renderRemote(createCountingRemote({ fragileEpic }));
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
    const openEpic: RemoteEpic<CounterState> = () =>
      new Observable(() => {
        isOpen = true;
        return () => {
          isOpen = false;
        };
      });
    const page = renderRemote(createCountingRemote({ openEpic }));
    await page.ready;
    expect(isOpen).toBe(true);
    page.unmount();
    expect(isOpen).toBe(false);
  });

  test('reach the site through the services', async () => {
    const savingEpic: RemoteEpic<CounterState> = (action$, _state$, { requests }) =>
      action$.pipe(
        filter(asked.match),
        concatMap(() => requests.call(updateSettings, { body: { monitor: true } }).pipe(concatMap(() => of(counted())))),
      );
    const page = renderRemote(createCountingRemote({ savingEpic }));
    await page.user.click(await screen.findByText('Count'));
    expect(await screen.findByText('Counted 1')).toBeInTheDocument();
    expect(page.site.getCalls(updateSettings)).toMatchObject([{ body: { monitor: true } }]);
  });
});
