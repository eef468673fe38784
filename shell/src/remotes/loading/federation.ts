import type { FederationRuntime, ScriptMaker } from './federation-runtime';
import { failedAtStart } from './remote-error';

/** One container to load: which file, of which bytes. */
export interface Container {
  /** The global it registers itself as; its build hash is in it, so no two builds share one. */
  readonly name: string;
  readonly entry: string;
  /** Integrity of each script the manifest knows, by absolute address. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Loads the code of remotes: containers of module federation. */
export interface Federation {
  /**
   * Loads a container and answers its module `./remote`. A failed load may be tried again.
   *
   * @throws {RemoteProblem} of phase `mount` when the code came and threw; whatever else is thrown says that it did not come.
   */
  load(container: Container): Promise<unknown>;
}

/** Brings the runtime, which makes each of its tags by `makeScript`. */
export type BringRuntime = (makeScript: ScriptMaker) => Promise<FederationRuntime>;

/** Both are files of their own: a page that shows no remote loads neither, and the frame is drawn while they come. */
const bringRuntime: BringRuntime = async (makeScript) => {
  const [{ createRuntime }, { providedLibraries }] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation-runtime'),
    import(/* webpackChunkName: "libraries" */ './provided-libraries'),
  ]);
  return createRuntime(makeScript, providedLibraries());
};

/** A script tag that runs only the published bytes. */
function pinnedScript(document: Document, url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
}

async function runCode(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (cause) {
    throw failedAtStart(cause);
  }
}

/** Keeps what these scripts throw while they are run by their tags: all the runtime finds out is that nothing came of them. */
function watchThrows({ defaultView }: Document, scripts: ReadonlyMap<string, string>) {
  let problem: Error | undefined;
  const onError = ({ filename, error, message }: ErrorEvent) => {
    if (scripts.has(filename)) problem ??= failedAtStart(error ?? message);
  };
  defaultView?.addEventListener('error', onError);
  return {
    get problem() {
      return problem;
    },
    stop: () => defaultView?.removeEventListener('error', onError),
  };
}

/**
 * Puts every script the runtime adds under the manifests' hashes. An address no manifest knows is refused, not let through
 * unpinned; chunks that webpack's own loader adds are pinned by the remote's build.
 *
 * @param timeout Milliseconds a script may take.
 */
export function createFederation(document: Document, timeout: number, bring: BringRuntime = bringRuntime): Federation {
  const integrities = new Map<string, string>();
  const registered = new Set<string>();
  let runtime: Promise<FederationRuntime> | undefined;

  const makeScript: ScriptMaker = (url) => {
    const integrity = integrities.get(url);
    if (integrity === undefined) throw new Error(`No manifest knows the script ${url}; it was not loaded.`);
    return { script: pinnedScript(document, url, integrity), timeout };
  };

  // A runtime that did not come is asked for anew by the next load.
  const brought = () =>
    (runtime ??= bring(makeScript).catch((error: unknown) => {
      runtime = undefined;
      throw error;
    }));

  return {
    async load({ name, entry, scripts }) {
      scripts.forEach((integrity, url) => integrities.set(url, integrity));
      const { registerRemote, load } = await brought();
      // The runtime remembers a container that failed in its factory; only registering it by force makes it forget.
      registerRemote({ name, entry, entryGlobalName: name, type: 'var' }, registered.has(name));
      registered.add(name);
      const thrown = watchThrows(document, scripts);
      try {
        return await runCode(await load(`${name}/remote`));
      } catch (cause) {
        throw thrown.problem ?? cause;
      } finally {
        thrown.stop();
      }
    },
  };
}
