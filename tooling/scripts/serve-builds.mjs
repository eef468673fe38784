import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fail } from './toolbox.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/**
 * Serves a folder with a development build to pages of any origin, and prints the address of a page that loads it.
 *
 * @param {string} folder
 * @param {{ remote: string, wordpress: string, port: number }} options `wordpress` is the site's address
 */
export function serveBuilds(folder, { remote, wordpress, port }) {
  const server = createServer((request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.join(folder, name);
    if (!/^[\w.-]+$/.test(name) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'access-control-allow-private-network': 'true',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  server.on('error', (error) => fail(`Port ${port} cannot be used: ${error.message}`));
  const { declaration } = JSON.parse(readFileSync(path.join(folder, 'remote.manifest.json'), 'utf8'));
  return new Promise((resolve) =>
    server.listen(port, 'localhost', () => {
      const page = new URL('wp-admin/admin.php', `${wordpress.replace(/\/*$/, '')}/`);
      page.search = `?page=jetpack&remote.${declaration.name}=http://localhost:${port}/`;
      console.log(`
  ${remote} is served on this machine. Open:  ${page.href}
  The page asks before it loads the build: choose Show.
  The site allows addresses only if its WP_ENVIRONMENT_TYPE is "local" or "development".

  Stop with Ctrl+C.`);
      resolve(undefined);
    }),
  );
}
