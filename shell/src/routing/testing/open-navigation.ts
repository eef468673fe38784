import { createNavigation } from '../navigation';

/** Lets history arrive: it travels in later turns of the event loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

export const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

/** Opens the navigation of a page at `hash`; `answers` are what the user replies to questions. */
export function openNavigation(hash = '#/dashboard', whenSaved?: () => Promise<void> | undefined) {
  window.history.replaceState(null, '', hash);
  const asked: string[] = [];
  const left: string[] = [];
  const answers: boolean[] = [];
  const navigation = createNavigation({
    window,
    ask: (text) => {
      asked.push(text);
      return Promise.resolve(answers.shift() ?? false);
    },
    assign: (url) => left.push(url),
    ...(whenSaved && { whenSaved }),
  });
  opened.push(navigation);
  return { navigation, asked, left, answers };
}

const opened: { close(): void }[] = [];
afterEach(async () => {
  opened.splice(0).forEach((navigation) => navigation.close());
  await settle();
});

/** Changes the hash as a link does. */
export const follow = (hash: string) => {
  window.location.hash = hash;
  return settle();
};
