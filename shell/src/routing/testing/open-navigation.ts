import { createNavigation } from '../navigation';

/** Waits until history has moved, which takes a few turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

export const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

/** Creates the navigation of a page at `hash`; each question takes the next of `replies`, false by default. */
export function openNavigation(hash = '#/dashboard', whenSaved?: () => Promise<void> | undefined) {
  window.history.replaceState(null, '', hash);
  const asked: string[] = [];
  const left: string[] = [];
  const replies: boolean[] = [];
  const navigation = createNavigation({
    window,
    ask: (text) => {
      asked.push(text);
      return Promise.resolve(replies.shift() ?? false);
    },
    assign: (url) => left.push(url),
    ...(whenSaved && { whenSaved }),
  });
  opened.push(navigation);
  return { navigation, asked, left, replies };
}

const opened: { close(): void }[] = [];
afterEach(async () => {
  opened.splice(0).forEach((navigation) => navigation.close());
  await settle();
});

/** Changes the hash, as a link does. */
export const follow = (hash: string) => {
  window.location.hash = hash;
  return settle();
};
