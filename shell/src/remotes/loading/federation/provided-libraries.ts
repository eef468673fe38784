import * as kit from '@site-admin/kit';
import * as i18n from '@site-admin/runtime/i18n';
import * as router from '@site-admin/runtime/router';
import * as rx from '@site-admin/runtime/rx';
import * as store from '@site-admin/runtime/store';
import * as ui from '@site-admin/ui';
// eslint-disable-next-line no-restricted-imports -- remotes of other repositories may use all of it
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** Library → version, of tooling/webpack/shared-libraries.js; defined by the build. */
declare const SITE_ADMIN_LIBRARIES: Readonly<Record<string, string>>;

/** A library the page shares with all remotes. */
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

/** Returns the shared libraries by import name. @throws if a library of the build's list is missing. */
export function getProvidedLibraries(): ProvidedLibraries {
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
