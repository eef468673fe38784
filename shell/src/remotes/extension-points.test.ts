import { waitFor } from '@testing-library/dom';
import { createManifest } from '../testing/manifests';
import { setUpRemotes, styles } from './testing/set-up-remotes';

const extending = createManifest('settings', '2.0.0', {
  extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
});

test('an extension is rendered into an element of its own, and removed', async () => {
  const { remotes, host } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': (element, { path }) => {
        element.textContent = `below ${path}`;
        return () => element.replaceChildren();
      },
    },
  });
  const remove = remotes.extensions.render('page.below@1', host, { path: '/dashboard' });
  await waitFor(() => expect(host.textContent).toBe('below /dashboard'));
  remove();
  await waitFor(() => expect(host.innerHTML).toBe(''));
  expect(styles()).toEqual([]);
});

test('an extension that throws leaves its element empty, is reported, and its services and stylesheets are released', async () => {
  const onComplete = jest.fn();
  const { remotes, host, services, posted } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': (_element, _props, { clock }) => {
        clock.every(1000).subscribe({ complete: onComplete });
        throw new Error('no banner');
      },
    },
  });
  const onEmpty = jest.fn();
  remotes.extensions.render('page.below@1', host, { path: '/dashboard' }, onEmpty);
  await waitFor(() => {
    services.health.flush();
    expect(posted.flatMap(({ reports }) => reports)).toMatchObject([{ reason: 'extension page.below@1: no banner' }]);
  });
  expect(host.textContent).toBe('');
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(styles()).toEqual([]);
});

test('the stylesheets of an extension whose code fails to load are removed', async () => {
  const { remotes, host } = setUpRemotes({ manifests: [extending], unloadable: ['2.0.0'] });
  const onEmpty = jest.fn();
  remotes.extensions.render('page.below@1', host, { path: '/dashboard' }, onEmpty);
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
  expect(styles()).toEqual([]);
});

test('onEmpty is called when nothing was rendered, unless the point was closed before', async () => {
  const { remotes, host } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': (element) => {
        element.textContent = 'rendered';
        return () => undefined;
      },
    },
  });
  const onEmpty = jest.fn<void, [string]>();
  remotes.extensions.render('page.below@1', host, { path: '/' }, () => onEmpty('rendered'));
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onEmpty('closed'))();
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onEmpty('without an extension'));
  await waitFor(() => expect(host.textContent).toBe('rendered'));
  expect(onEmpty.mock.calls).toEqual([['without an extension']]);
});
