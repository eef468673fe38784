import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ReadRegistry } from '../live-remotes/registry-reader';
import type { Site } from '../site';
import { sendFile, type Sending } from './files';
import { createFileCompressor } from './file-compressor';
import { createFileCheck } from './published-files';
import { sendStoredFile } from './stored-files';

const wildcard = v.object({ '*': v.string() });

/** Base address of static files: the shell's, those of remotes, and the host's own. */
export const staticBase = '/wp-content/site-admin/';
const pluginImages = '/wp-content/plugins/jetpack/images/';

const hostFolder = path.join(__dirname, '../../static');

/** Names of built files contain their hash; a remote's files are in a folder with the hash of its manifest. */
export function mountStatic(app: FastifyInstance, site: Site, readRegistry: ReadRegistry): void {
  const built: Sending = { immutable: true, anyOrigin: true };
  const own: Sending = { immutable: false, anyOrigin: false, compress: createFileCompressor() };
  const folders: (readonly [string, string, Sending])[] = [
    [`${staticBase}shell/`, site.shell, built],
    [`${staticBase}host/`, hostFolder, own],
    [pluginImages, path.join(hostFolder, 'images'), own],
  ];
  const remotes = `${staticBase}remotes/`;
  const check = createFileCheck(site.store, readRegistry);
  const published: Sending = { ...built, check: (wanted, form) => check(`remotes/${wanted}`, form) };
  if (site.storeFolder !== undefined) folders.push([remotes, path.join(site.storeFolder, 'remotes'), published]);
  else
    app.get(`${remotes}*`, (request, reply) =>
      sendStoredFile(request, reply, site.store, v.parse(wildcard, request.params)['*'], published),
    );
  for (const [address, folder, sending] of folders) {
    app.get(`${address}*`, (request, reply) => sendFile(request, reply, folder, v.parse(wildcard, request.params)['*'], sending));
  }
}
