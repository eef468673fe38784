import { createStyles } from './styles';

const file = { url: 'https://example.org/remotes/a/styles.css', integrity: 'sha384-x' };
const owner = { remote: 'a', version: '1.0.0' };
const links = () => [...document.head.querySelectorAll('link')];
const getApplied = () => links().filter((link) => link.media === '');
const load = () => links().forEach((link) => link.dispatchEvent(new Event('load')));

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
});

test('a stylesheet has its hash and its owner, and is removed with the owner', async () => {
  const adding = createStyles(document, 1000).add(owner, [file]);
  const [link] = links();
  expect(link).toMatchObject({ rel: 'stylesheet', href: file.url, integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(link?.dataset).toMatchObject({ remote: 'a', version: '1.0.0' });
  link?.dispatchEvent(new Event('load'));
  const remove = await adding;
  remove();
  remove();
  expect(getApplied()).toEqual([]);
  expect(document.head.querySelector('[data-remote], [data-version]')).toBeNull();
});

test('a stylesheet added again applies at once, without a request', async () => {
  const styles = createStyles(document, 1000);
  const first = styles.add(owner, [file]);
  const [link] = links();
  load();
  (await first)();
  const remove = await styles.add(owner, [file]);
  expect(getApplied()).toEqual([link]);
  expect(link?.dataset).toMatchObject({ remote: 'a', version: '1.0.0' });
  remove();
  expect(getApplied()).toEqual([]);
});

test('a disabled stylesheet is removed when another version is loaded', async () => {
  const styles = createStyles(document, 1000);
  const first = styles.add(owner, [file]);
  load();
  (await first)();
  const second = styles.add({ remote: 'a', version: '2.0.0' }, [{ ...file, url: 'https://example.org/remotes/a/two.css' }]);
  load();
  await second;
  expect(links().map(({ href }) => href)).toEqual(['https://example.org/remotes/a/two.css']);
});

test('a stylesheet that is not the published one is a load error, and is removed', async () => {
  const adding = createStyles(document, 1000).add(owner, [file, { ...file, url: 'https://example.org/other.css' }]);
  links()[0]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(adding).rejects.toMatchObject({ phase: 'load', message: expect.stringContaining('/other.css') });
  expect(links()).toEqual([]);
});

test('a stylesheet that hangs times out', async () => {
  jest.useFakeTimers();
  const adding = createStyles(document, 1000).add(owner, [file]);
  const failure = expect(adding).rejects.toMatchObject({ phase: 'load' });
  await jest.advanceTimersByTimeAsync(1000);
  await failure;
  expect(links()).toEqual([]);
});

test('two mounts of one version share a stylesheet; it is removed with the last', async () => {
  const styles = createStyles(document, 1000);
  const adding = Promise.all([styles.add(owner, [file]), styles.add(owner, [file])]);
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  const [one, other] = await adding;
  one();
  expect(getApplied()).toHaveLength(1);
  other();
  expect(getApplied()).toHaveLength(0);
});
