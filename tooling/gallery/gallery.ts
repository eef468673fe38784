/**
 * The page `/gallery`: every state of a remote in a section of its own. `#state` shows one state, with a running clock; `?dir=rtl` mirrors
 * the page; `?width=480` shows it in a frame of that width, so that media queries apply; `?remote=settings` selects one of several remotes.
 */
// `@site-admin/ui` has no side effects in a bundle: its tokens are imported by themselves.
import '../../shared-ui/src/tokens.css';
import { galleries } from 'virtual:galleries';
import type { Gallery, GalleryEntry } from '@site-admin/kit/gallery';
import { mountEntry } from './mount-entry';
import { reloadOnChange } from './reload-on-change';
import styles from './gallery.module.css';

const query = new URLSearchParams(window.location.search);
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
const clockStepMs = 250;

const toId = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

type Properties<Element> = { readonly [Key in keyof Element]?: Element[Key] | undefined };

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties<HTMLElementTagNameMap[Name]>,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Renders the frame of a state; `mount` fills it. */
function createSection(entry: GalleryEntry) {
  const id = toId(entry.name);
  const host = create('div', { className: styles.host });
  const link = create('a', { href: `#${id}`, textContent: entry.name });
  const section = create('section', { className: styles.state, id }, create('h2', { className: styles.title }, link), host);
  section.setAttribute('aria-label', `State: ${entry.name}`);
  section.dataset['state'] = 'loading';
  return { section, host };
}

interface View extends Pick<Gallery, 'declaration'> {
  /** The state shown alone. */
  readonly selected: GalleryEntry | undefined;
}

async function mount(
  entry: GalleryEntry,
  { section, host }: ReturnType<typeof createSection>,
  { declaration, selected }: View,
): Promise<void> {
  const { fake, problems } = await mountEntry(host, entry, { declaration, direction });
  for (const problem of problems) {
    section.append(create('p', { className: styles.problem, textContent: problem }));
    // eslint-disable-next-line no-console -- for the developers of the remote
    console.error(`${entry.name}: ${problem}`);
  }
  section.dataset['state'] = problems.length > 0 ? 'failed' : 'ready';
  if (selected === entry) setInterval(() => void fake.clock.advance(clockStepMs), clockStepMs);
}

/** Renders this page in a frame, at the width of `?width`. */
function showFrame(title: string, width: number): void {
  query.delete('width');
  const frame = create('iframe', {
    className: styles.frame,
    title: `${title}, ${width} px`,
    src: `?${query}${window.location.hash}`,
  });
  frame.width = String(width);
  document.body.append(frame);
}

function showStates({ declaration, entries }: Gallery, selected: GalleryEntry | undefined): void {
  const all = create('a', { href: '#', textContent: `All ${entries.length} states` });
  const heading = create('h1', { className: styles.heading, textContent: declaration.title });
  const main = create('main', { className: styles.page }, heading, ...(selected ? [create('p', {}, all)] : []));
  document.body.append(main);
  for (const entry of selected ? [selected] : entries) {
    const section = createSection(entry);
    main.append(section.section);
    void mount(entry, section, { declaration, selected });
  }
}

async function start(): Promise<void> {
  const remote = query.get('remote') ?? Object.keys(galleries)[0] ?? '';
  const gallery = await galleries[remote]?.();
  if (!gallery) throw new Error(`There is no gallery of ${remote}: choose one of ${Object.keys(galleries).join(', ')}.`);
  const selected = gallery.entries.find(({ name }) => `#${toId(name)}` === window.location.hash);
  const { title } = gallery.declaration;
  const width = Number(query.get('width'));

  document.title = `${title}: gallery`;
  document.documentElement.dir = direction;
  document.body.className = styles.body ?? '';
  // The remote's own links start with `#/` and lead nowhere here.
  window.addEventListener('hashchange', () => {
    if (!window.location.hash.startsWith('#/')) window.location.reload();
  });
  if (width > 0) showFrame(title, width);
  else {
    showStates(gallery, selected);
    reloadOnChange();
  }
}

void start();
