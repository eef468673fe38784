/** @jest-environment jsdom */
import { getSite, getSettings, type RemoteDeclaration, type RemoteModule, type ShellServices } from '../index';
import { describeRemote, type RemoteUnderTest } from './index';
import { getContractChecks } from './describe-remote';

const declaration: RemoteDeclaration = {
  name: 'sample',
  title: 'Sample',
  version: '1.0.0',
  contract: '^2.0.0',
  owner: 'nobody',
  pages: [{ path: '/sample', title: 'Sample', audience: 'everyone', frame: 'dashboard', prefetch: [] }],
  navigation: [],
  extensions: [],
  emits: [],
  listens: [],
  budget: { entryGzip: 1, totalBrotli: 1 },
};

/** A remote without any library: displays the site's name, or that it has none. */
function sample(alsoDo: (shell: ShellServices, host: HTMLElement) => void = () => {}): RemoteModule {
  return {
    mount: (host, shell) =>
      new Promise((resolve) => {
        const text = document.createElement('p');
        const say = (words: string) => {
          text.textContent = words;
          host.append(text);
          resolve({
            canUnload: () => 'yes',
            unmount() {
              subscription.unsubscribe();
              text.remove();
            },
          });
        };
        const subscription = shell.resources.watch(getSite).subscribe((site) => {
          if (site.status !== 'loading') say(site.data?.name ?? 'The site did not answer.');
        });
        alsoDo(shell, host);
      }),
  };
}

/** Runs the check of that title. A leak shows after a few mounts. */
async function check(title: string, under: Partial<RemoteUnderTest>): Promise<void> {
  const found = getContractChecks({ declaration, module: sample(), mountCount: 3, ...under }).find((one) =>
    one.title.startsWith(title),
  );
  if (!found) throw new Error(`there is no check "${title}"`);
  await found.run();
}

describe('a remote that meets the contract', () => {
  describeRemote({ declaration, module: sample() });
});

describe('describeRemote finds', () => {
  const mounts = 'leaves nothing behind';

  test.each<[string, (shell: ShellServices, host: HTMLElement) => void, string]>([
    ['a listener on the window', () => window.addEventListener('resize', () => {}), 'resize listener on window'],
    ['a listener on the document', () => document.addEventListener('keydown', () => {}), 'keydown listener on document'],
    ['an interval', () => setInterval(() => {}, 1000), 'interval of 1000 ms'],
    ['a long timeout', () => setTimeout(() => {}, 5000), 'timeout of 5000 ms'],
    ['a style', () => document.head.append(document.createElement('style')), '<style> in the document'],
    ['a node in the body', () => document.body.append(document.createElement('aside')), '<aside> in the document'],
    ['a node in the host', (_shell, host) => host.append(document.createElement('footer')), '<footer> in the host'],
    ['a subscription to a resource', ({ resources }) => resources.watch(getSettings).subscribe(), 'resource GET settings'],
    ['a listener on the bus', ({ bus }) => bus.listen('licensing/activated@1', () => {}), 'bus licensing/activated@1'],
    ['a clock', ({ clock }) => clock.every(1000).subscribe(), 'clock.every(1000)'],
    ['a guard', ({ navigation }) => navigation.guard({ question: '?', isDirty: () => false }), 'navigation.guard'],
  ])('%s that stays', async (_what, leaveOpen, name) => {
    const listens: RemoteDeclaration['listens'] = ['licensing/activated@1'];
    await expect(check(mounts, { declaration: { ...declaration, listens }, module: sample(leaveOpen) })).rejects.toThrow(name);
  });

  test('no violation in what is removed again', async () => {
    const tidy = sample(() => {
      const received = () => {};
      window.addEventListener('resize', received, { passive: true });
      window.removeEventListener('resize', received);
      clearTimeout(setTimeout(received, 5000));
      clearInterval(setInterval(received, 5000));
      const aborting = new AbortController();
      document.addEventListener('keydown', received, { signal: aborting.signal });
      aborting.abort();
    });
    await check(mounts, { module: tidy });
  });

  test('an event that was not declared, and a payload the catalog refuses', async () => {
    const emitting = sample(({ bus }) => bus.emit('recommendations/pendingCounted@1', { count: -1 }));
    await expect(check('shows /sample', { module: emitting })).rejects.toThrow('undeclared');
    const emits: RemoteDeclaration['emits'] = ['recommendations/pendingCounted@1'];
    await expect(
      check('shows /sample', { declaration: { ...declaration, name: 'recommendations', emits }, module: emitting }),
    ).rejects.toThrow('bad-payload');
  });

  test('a call without a response', async () => {
    const asking = sample(({ requests }) =>
      requests.call({ ...getSettings, path: 'no/such/route' }).subscribe({ error: () => {} }),
    );
    await expect(check('shows /sample', { module: asking })).rejects.toThrow('GET no/such/route');
  });

  test('a mount that never becomes ready', async () => {
    const module: RemoteModule = { mount: () => new Promise(() => {}) };
    await expect(check('shows /sample', { module })).rejects.toThrow('never became ready');
  });

  test('a screen without text, and one that stays busy after a failure', async () => {
    const blank: RemoteModule = { mount: () => Promise.resolve({ canUnload: () => 'yes', unmount() {} }) };
    await expect(check('shows something below', { module: blank })).rejects.toThrow('shows no text');

    const spinning = sample((_shell, host) => host.setAttribute('aria-busy', 'true'));
    const inner: RemoteModule = {
      mount(host, shell) {
        const place = host.appendChild(document.createElement('div'));
        return spinning.mount(place, shell);
      },
    };
    await expect(check('stays usable when every call', { module: inner })).rejects.toThrow('is still busy');
  });

  test('a failure of its own when the site fails', async () => {
    const failing = sample(({ requests, health }) =>
      requests.call(getSettings).subscribe({ error: (error: unknown) => health.report(error, 'card settings') }),
    );
    await expect(check('stays usable when the network', { module: failing })).rejects.toThrow('card settings');
  });

  test('extensions that are declared and not filled, or filled and not declared', async () => {
    const title = 'fills exactly';
    const extensions: RemoteDeclaration['extensions'] = [{ point: 'page.below@1', order: 1, audience: 'everyone' }];
    await expect(check(title, { declaration: { ...declaration, extensions } })).rejects.toThrow('declares without filling');
    const module: RemoteModule = { ...sample(), extensions: { 'page.below@1': () => () => {} } };
    await expect(check(title, { module })).rejects.toThrow('fills without declaring');
    await check(title, { declaration: { ...declaration, extensions }, module });
  });

  test('an extension with leaks', async () => {
    const extensions: RemoteDeclaration['extensions'] = [{ point: 'page.below@1', order: 1, audience: 'everyone' }];
    const module: RemoteModule = {
      ...sample(),
      extensions: {
        'page.below@1': (host) => {
          host.append(document.createElement('p'));
          return () => {};
        },
      },
    };
    await expect(check('draws its extension', { declaration: { ...declaration, extensions }, module })).rejects.toThrow(
      '<p> in the host',
    );
  });
});
