import { waitFor } from '@testing-library/dom';
import { createManifest } from '../testing/manifests';
import { setUpRemotes, styles } from './testing/set-up-remotes';

test('an extension is rendered into an element of its own, and removed', async () => {
  const extending = createManifest('settings', '2.0.0', {
    extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  });
  const { remotes, host } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': (place, { path }) => {
        place.textContent = `below ${path}`;
        return () => place.replaceChildren();
      },
    },
  });
  const remove = remotes.extensions.render('page.below@1', host, { path: '/dashboard' });
  await waitFor(() => expect(host.textContent).toBe('below /dashboard'));
  remove();
  await waitFor(() => expect(host.innerHTML).toBe(''));
  expect(styles()).toEqual([]);
});

test('an extension that throws leaves its element empty and is reported', async () => {
  const extending = createManifest('settings', '2.0.0', {
    extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  });
  const { remotes, host, services, posted } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': () => {
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
});

test('onEmpty is called when nothing was rendered, unless the point was closed before', async () => {
  const extending = createManifest('settings', '2.0.0', {
    extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }],
  });
  const { remotes, host } = setUpRemotes({
    manifests: [extending],
    extensions: {
      'page.below@1': (place) => {
        place.textContent = 'drawn';
        return () => undefined;
      },
    },
  });
  const onEmpty = jest.fn<void, [string]>();
  remotes.extensions.render('page.below@1', host, { path: '/' }, () => onEmpty('drawn'));
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onEmpty('left'))();
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onEmpty('nobody there'));
  await waitFor(() => expect(host.textContent).toBe('drawn'));
  expect(onEmpty.mock.calls).toEqual([['nobody there']]);
});
