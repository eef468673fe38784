import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCpuSeconds, readMemory } from '../process-figures';

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const getConfiguration = (port: number, files: string) => `
  pid nginx.pid;
  error_log stderr crit;
  events { worker_connections 4096; }
  http {
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
    types { application/json json; }
    gzip on; gzip_types application/json;
    server { listen 127.0.0.1:${port}; root ${files}; }
  }`;

async function isResponding(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

/** Serves a folder by nginx in one process; resolves with undefined where it is not installed. */
export async function startNginx(files: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  const port = await findPort();
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, getConfiguration(port, files));
  const nginx = spawn('nginx', ['-p', folder, '-c', configuration, '-g', 'daemon off; master_process off;'], {
    stdio: 'inherit',
  });
  const failed = once(nginx, 'exit').then(
    () => true,
    () => true,
  );
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isResponding(origin))) {
    const hasEnded = await Promise.race([failed, new Promise<false>((resolve) => setTimeout(() => resolve(false), 100))]);
    if (hasEnded) return undefined;
  }
  const pid = Number(nginx.pid);
  return {
    origin,
    cpuSeconds: () => readCpuSeconds(pid),
    memory: () => readMemory(pid),
    async stop() {
      nginx.kill('SIGTERM');
      await failed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
