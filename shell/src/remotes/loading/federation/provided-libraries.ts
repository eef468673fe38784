import * as kit from '@site-admin/kit';
import * as i18n from '@site-admin/runtime/i18n';
import * as router from '@site-admin/runtime/router';
import * as rx from '@site-admin/runtime/rx';
import * as store from '@site-admin/runtime/store';
import * as ui from '@site-admin/ui';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Library → version, as tooling/webpack/shared-libraries.js has them; the build puts it in. */
declare const SITE_ADMIN_LIBRARIES: Readonly<Record<string, string>>;

/** One library of the page: remotes take this one, and bring none of their own. */
export interface ProvidedLibrary {
  readonly version: string;
  readonly library: object;
}

export type ProvidedLibraries = Readonly<Record<string, ProvidedLibrary>>;

const modules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@site-admin/runtime/router': router,
  '@site-admin/runtime/rx': rx,
  '@site-admin/runtime/store': store,
  '@site-admin/runtime/i18n': i18n,
  '@site-admin/kit': kit,
  '@site-admin/ui': ui,
};

/** What the shell provides to every remote, by the name it is imported under. @throws when the build's list has another. */
export function providedLibraries(): ProvidedLibraries {
  const entries = Object.entries(SITE_ADMIN_LIBRARIES).map(([name, version]): [string, ProvidedLibrary] => {
    const library = modules[name];
    if (!library)
      throw new Error(
        `The build provides ${name}, which shell/src/remotes/loading/federation/provided-libraries.ts does not have.`,
      );
    return [name, { version, library }];
  });
  return Object.fromEntries(entries);
}
