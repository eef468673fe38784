import type { FederationRuntime, ScriptMaker } from './federation-runtime';
import { toStartupError } from '../remote-error';
import type { PinnedScripts } from '../script-policy';
import type { SignatureTrust, SignedManifest } from './verify-signature';

/** A container of module federation. */
export interface Container {
  /** The global it registers itself as. It contains the build hash, so it is unique per build. */
  readonly name: string;
  readonly entry: string;
  /** The integrity of each script of the manifest, by absolute URL. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Loads containers of module federation. */
export interface Federation {
  /**
   * Loads a container; resolves with its module `./remote`. A failed load can be retried.
   *
   * @param signed Its manifest, whose signature is verified before its code is loaded.
   * @throws {RemoteError} of phase `mount` where the code was loaded and threw, of phase `manifest` for a bad signature; anything else
   *   means that it was not loaded.
   */
  load(container: Container, signed?: SignedManifest): Promise<unknown>;
}

/** Loads the federation runtime, which creates its script tags by `makeScript`. */
export type LoadRuntime = (makeScript: ScriptMaker) => Promise<FederationRuntime>;

/** Loads the runtime and the shared libraries, in chunks of their own: the frame is rendered without them. */
const loadRuntime: LoadRuntime = async (makeScript) => {
  const [{ createRuntime }, { getProvidedLibraries }] = await Promise.all([
    import(/* webpackChunkName: "federation" */ './federation-runtime'),
    import(/* webpackChunkName: "libraries" */ './provided-libraries'),
  ]);
  return createRuntime(makeScript, getProvidedLibraries());
};

/** Creates a script tag with the published hash. */
function createPinnedScript(document: Document, url: string, integrity: string): HTMLScriptElement {
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
    throw toStartupError(cause);
  }
}

/** Records errors these scripts throw when they are run: the runtime only reports that they registered nothing. */
function recordThrows({ defaultView }: Document, scripts: ReadonlyMap<string, string>) {
  let error: Error | undefined;
  const onError = ({ filename, error: thrown, message }: ErrorEvent) => {
    if (scripts.has(filename)) error ??= toStartupError(thrown ?? message);
  };
  defaultView?.addEventListener('error', onError);
  return {
    get error() {
      return error;
    },
    stop: () => defaultView?.removeEventListener('error', onError),
  };
}

/**
 * Creates the loader of containers. Every script the runtime adds has the hash of its manifest; a URL of no manifest is refused, also
 * where a remote adds it. Chunks that webpack adds have hashes of the remote's build.
 *
 * @param timeout The timeout of a script in milliseconds.
 * @param pinned The scripts of all containers are added to it.
 * @param trust For the signatures of manifests; without it none is verified.
 */
export function createFederation(
  document: Document,
  timeout: number,
  pinned: PinnedScripts,
  trust?: SignatureTrust,
  load: LoadRuntime = loadRuntime,
): Federation {
  const registered = new Set<string>();
  let runtime: Promise<FederationRuntime> | undefined;

  const makeScript: ScriptMaker = (url) => {
    const integrity = pinned.get(url);
    if (integrity === undefined) throw new Error(`No manifest contains the script ${url}; it was not loaded.`);
    return { script: createPinnedScript(document, url, integrity), timeout };
  };

  // A runtime that failed to load is loaded again by the next call.
  const getRuntime = () =>
    (runtime ??= load(makeScript).catch((error: unknown) => {
      runtime = undefined;
      throw error;
    }));

  return {
    async load({ name, entry, scripts }, signed) {
      const { registerRemote, load: loadModule, verifySignature } = await getRuntime();
      if (signed && trust) await verifySignature(signed, trust);
      scripts.forEach((integrity, url) => pinned.set(url, integrity));
      // The runtime caches a container that failed in its factory, unless it is registered by force.
      registerRemote({ name, entry, entryGlobalName: name, type: 'var' }, registered.has(name));
      registered.add(name);
      const thrown = recordThrows(document, scripts);
      try {
        return await runCode(await loadModule(`${name}/remote`));
      } catch (cause) {
        throw thrown.error ?? cause;
      } finally {
        thrown.stop();
      }
    },
  };
}
