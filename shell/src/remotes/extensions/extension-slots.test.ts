import { createPlaces, type Place, type Wanted } from './extension-slots';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Places that come when the test says so. */
function setUp() {
  const host = document.createElement('div');
  const places = createPlaces(host);
  const opened: { text: string; come: (isDrawn: boolean) => Promise<unknown> }[] = [];
  const wanted = (name: string, key: string | undefined): Wanted => ({
    name,
    key,
    open: (): Place => {
      const element = document.createElement('p');
      element.textContent = `${name} ${key}`;
      let come: (isDrawn: boolean) => void = () => undefined;
      const drawn = new Promise<boolean>((resolve) => (come = resolve));
      opened.push({
        text: element.textContent,
        come: (isDrawn) => {
          come(isDrawn);
          return settle();
        },
      });
      return { element, drawn, end: () => element.remove() };
    },
  });
  const shown = () => [...host.children].map(({ textContent }) => textContent);
  const come = (text: string, isDrawn = true) => opened.findLast((each) => each.text === text)?.come(isDrawn);
  return { places, wanted, shown, come, opened };
}

test('what is wanted stands in its order, and what stays wanted is left alone', async () => {
  const { places, wanted, shown, opened } = setUp();
  void places.arrange([wanted('a', '1'), wanted('c', '1')]);
  void places.arrange([wanted('a', '1'), wanted('b', '1'), wanted('c', '1')]);
  expect(shown()).toEqual(['a 1', 'b 1', 'c 1']);
  expect(opened).toHaveLength(3);
});

test('another version takes the place of the one before it when it can be seen, not sooner', async () => {
  const { places, wanted, shown, come } = setUp();
  void places.arrange([wanted('a', '1'), wanted('b', '1')]);
  await come('a 1');
  void places.arrange([wanted('a', '2'), wanted('b', '1')]);
  expect(shown()).toEqual(['a 2', 'a 1', 'b 1']);
  await come('a 2');
  expect(shown()).toEqual(['a 2', 'b 1']);
});

test('a version that does not come leaves the one before it where it is, and is not tried again', async () => {
  const { places, wanted, shown, come, opened } = setUp();
  void places.arrange([wanted('a', '1')]);
  await come('a 1');
  void places.arrange([wanted('a', '2')]);
  await come('a 2', false);
  expect(shown()).toEqual(['a 1']);
  void places.arrange([wanted('a', '2')]);
  expect(opened).toHaveLength(2);
});

test('of versions in quick succession the last that came stays alone, in whatever order they come', async () => {
  const { places, wanted, shown, come } = setUp();
  for (const key of ['1', '2', '3']) void places.arrange([wanted('a', key)]);
  await come('a 3');
  await come('a 1');
  await come('a 2', false);
  expect(shown()).toEqual(['a 3']);
});

test('who is not wanted any more leaves, also while he is on his way', async () => {
  const { places, wanted, shown, come } = setUp();
  void places.arrange([wanted('a', '1'), wanted('b', '1')]);
  await come('a 1');
  void places.arrange([wanted('a', undefined)]);
  await settle();
  expect(shown()).toEqual([]);
  await come('b 1');
  expect(shown()).toEqual([]);
});

test('it says whether anything came, and closing ends everything', async () => {
  const { places, wanted, shown, come } = setUp();
  const first = places.arrange([wanted('a', '1'), wanted('b', '1')]);
  await come('a 1', false);
  await come('b 1');
  await expect(first).resolves.toBe(true);
  const second = places.arrange([wanted('a', '2'), wanted('b', '1')]);
  await come('a 2', false);
  await expect(second).resolves.toBe(false);
  places.close();
  await settle();
  expect(shown()).toEqual([]);
  expect(places.isClosed).toBe(true);
});
