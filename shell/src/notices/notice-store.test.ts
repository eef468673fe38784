import { createNoticeStore } from './notice-store';

const texts = (store: ReturnType<typeof createNoticeStore>) => store.shown.current.map(({ text }) => text);

test('SHELL-088 a notice keeps its fields, and may be dismissed unless it says otherwise', () => {
  const store = createNoticeStore();
  const id = store.show({ status: 'is-warning', text: 'Mind the gap', isPersistent: true, displayOnNextPage: true }, 'settings');
  expect(store.shown.current).toEqual([
    {
      id,
      revision: 1,
      placement: 'toast',
      status: 'is-warning',
      text: 'Mind the gap',
      isPersistent: true,
      displayOnNextPage: true,
      showDismiss: true,
      source: 'settings',
    },
  ]);
  store.show({ id: 'fixed', status: 'is-info', text: 'Stays', showDismiss: false }, 'shell');
  expect(store.shown.current[0]).toMatchObject({ id: 'fixed', showDismiss: false });
});

test('SHELL-089 the newest notice stands first, one id is one notice, and dismissing is by id', () => {
  const store = createNoticeStore();
  store.show({ id: 'a', status: 'is-info', text: 'first' }, 'shell');
  const second = store.show({ status: 'is-info', text: 'second' }, 'shell');
  store.show({ id: 'a', status: 'is-success', text: 'first again' }, 'shell');
  expect(texts(store)).toEqual(['first again', 'second']);
  store.dismiss(second);
  expect(texts(store)).toEqual(['first again']);
  store.dismiss('no such notice');
  expect(texts(store)).toEqual(['first again']);
});

describe('SHELL-090 a notice with a duration goes by itself, others stay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('after its time, and no sooner', () => {
    const store = createNoticeStore();
    store.show({ status: 'is-success', text: 'short', duration: 2000 }, 'shell');
    store.show({ status: 'is-info', text: 'zero', duration: 0 }, 'shell');
    store.show({ status: 'is-error', text: 'stays' }, 'shell');
    jest.advanceTimersByTime(1999);
    expect(texts(store)).toEqual(['stays', 'zero', 'short']);
    jest.advanceTimersByTime(1);
    expect(texts(store)).toEqual(['stays', 'zero']);
    jest.advanceTimersByTime(3_600_000);
    expect(texts(store)).toEqual(['stays', 'zero']);
  });

  test('a replaced notice does not take its successor along', () => {
    const store = createNoticeStore();
    store.show({ id: 'save', status: 'is-success', text: 'Saved', duration: 2000 }, 'shell');
    store.show({ id: 'save', status: 'is-error', text: 'Not saved' }, 'shell');
    jest.advanceTimersByTime(5000);
    expect(texts(store)).toEqual(['Not saved']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('SHELL-091 on a route change only persistent notices stay, and those for the next page, once', () => {
  const store = createNoticeStore();
  store.show({ status: 'is-info', text: 'here only' }, 'shell');
  store.show({ status: 'is-info', text: 'next page', displayOnNextPage: true }, 'shell');
  store.show({ status: 'is-info', text: 'persistent', isPersistent: true }, 'shell');
  store.routeChanged();
  expect(texts(store)).toEqual(['persistent', 'next page']);
  store.routeChanged();
  expect(texts(store)).toEqual(['persistent']);
});
