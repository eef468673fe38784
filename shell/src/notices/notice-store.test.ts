import { createNoticeStore } from './notice-store';

const texts = (store: ReturnType<typeof createNoticeStore>) => store.shown.current.map(({ text }) => text);

test('SHELL-088 a notice keeps its fields, and can be dismissed unless showDismiss is false', () => {
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

test('SHELL-089 the newest notice is first, ids are unique, and notices are dismissed by id', () => {
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

describe('SHELL-090 a notice with a duration is removed after it, others stay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('after its duration, not before', () => {
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

  test('the next notice takes its place, and is removed after its own duration', () => {
    const store = createNoticeStore();
    const next = { status: 'is-info', text: 'Changed your mind?', duration: 8000 } as const;
    store.show({ id: 'save', status: 'is-success', text: 'Saved', duration: 2000, next }, 'settings');
    store.show({ status: 'is-error', text: 'stays' }, 'shell');
    jest.advanceTimersByTime(2000);
    expect(texts(store)).toEqual(['stays', 'Changed your mind?']);
    expect(store.shown.current[1]).toMatchObject({ id: 'settings:save', source: 'settings', showDismiss: true });
    jest.advanceTimersByTime(7999);
    expect(texts(store)).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(texts(store)).toEqual(['stays']);
  });

  test('a notice that was dismissed has no next one', () => {
    const store = createNoticeStore();
    const next = { status: 'is-info', text: 'next' } as const;
    store.dismiss(store.show({ status: 'is-success', text: 'Saved', duration: 2000, next }, 'settings'));
    jest.advanceTimersByTime(5000);
    expect(texts(store)).toEqual([]);
  });

  test('the duration of a replaced notice does not remove its replacement', () => {
    const store = createNoticeStore();
    store.show({ id: 'save', status: 'is-success', text: 'Saved', duration: 2000 }, 'shell');
    store.show({ id: 'save', status: 'is-error', text: 'Not saved' }, 'shell');
    jest.advanceTimersByTime(5000);
    expect(texts(store)).toEqual(['Not saved']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('SHELL-091 a route change removes notices that are neither persistent nor for the next page; the latter stay once', () => {
  const store = createNoticeStore();
  store.show({ status: 'is-info', text: 'here only' }, 'shell');
  store.show({ status: 'is-info', text: 'next page', displayOnNextPage: true }, 'shell');
  store.show({ status: 'is-info', text: 'persistent', isPersistent: true }, 'shell');
  store.routeChanged();
  expect(texts(store)).toEqual(['persistent', 'next page']);
  store.routeChanged();
  expect(texts(store)).toEqual(['persistent']);
});
