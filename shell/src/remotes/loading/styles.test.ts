import { createStyles } from './styles';

const file = { url: 'https://example.org/remotes/a/styles.css', integrity: 'sha384-x' };
const owner = { remote: 'a', version: '1.0.0' };
const links = () => [...document.head.querySelectorAll('link')];
const inEffect = () => links().filter((link) => link.media === '');
const load = () => links().forEach((link) => link.dispatchEvent(new Event('load')));

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a stylesheet is pinned, carries its owner, and leaves with it', async () => {
  const adding = createStyles(document, 1000).add(owner, [file]);
  const [link] = links();
  expect(link).toMatchObject({ rel: 'stylesheet', href: file.url, integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(link?.dataset).toMatchObject({ remote: 'a', version: '1.0.0' });
  link?.dispatchEvent(new Event('load'));
  const remove = await adding;
  remove();
  remove();
  expect(inEffect()).toEqual([]);
  expect(document.head.querySelector('[data-remote], [data-version]')).toBeNull();
});

test('on the way back it is in effect at once, without being asked for again', async () => {
  const styles = createStyles(document, 1000);
  const first = styles.add(owner, [file]);
  const [link] = links();
  load();
  (await first)();
  const remove = await styles.add(owner, [file]);
  expect(inEffect()).toEqual([link]);
  expect(link?.dataset).toMatchObject({ remote: 'a', version: '1.0.0' });
  remove();
  expect(inEffect()).toEqual([]);
});

test('what one version left goes for good when another comes', async () => {
  const styles = createStyles(document, 1000);
  const first = styles.add(owner, [file]);
  load();
  (await first)();
  const second = styles.add({ remote: 'a', version: '2.0.0' }, [{ ...file, url: 'https://example.org/remotes/a/two.css' }]);
  load();
  await second;
  expect(links().map(({ href }) => href)).toEqual(['https://example.org/remotes/a/two.css']);
});

test('a stylesheet that does not come as published is a failure to load, and does not stay', async () => {
  const adding = createStyles(document, 1000).add(owner, [file, { ...file, url: 'https://example.org/other.css' }]);
  links()[0]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(adding).rejects.toMatchObject({ phase: 'load', message: expect.stringContaining('/other.css') });
  expect(links()).toEqual([]);
});

test('one that hangs is given up', async () => {
  jest.useFakeTimers();
  const adding = createStyles(document, 1000).add(owner, [file]);
  const failure = expect(adding).rejects.toMatchObject({ phase: 'load' });
  await jest.advanceTimersByTimeAsync(1000);
  await failure;
  expect(links()).toEqual([]);
});

test('two mounts of one version share a sheet; it goes with the last', async () => {
  const styles = createStyles(document, 1000);
  const adding = Promise.all([styles.add(owner, [file]), styles.add(owner, [file])]);
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  const [one, other] = await adding;
  one();
  expect(inEffect()).toHaveLength(1);
  other();
  expect(inEffect()).toHaveLength(0);
});
