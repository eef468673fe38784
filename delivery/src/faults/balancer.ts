import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** An address in front of several gateways, as a load balancer is. */
export interface Balancer {
  readonly endpoint: string;
  /** While true, connections are cut: the store is away. */
  isAway: boolean;
  stop(): Promise<void>;
}

/** Connects to the first of the ports that accepts. */
async function connectAny(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isOpen) return socket;
  }
  return undefined;
}

export async function startBalancer(endpoints: readonly string[]): Promise<Balancer> {
  const ports = endpoints.map((endpoint) => Number(new URL(endpoint).port));
  const open = new Set<Socket>();
  let isAway = false;
  let count = 0;
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    if (isAway) return void client.destroy();
    count += 1;
    const first = count % ports.length;
    void connectAny([...ports.slice(first), ...ports.slice(0, first)]).then((gateway) => {
      if (!gateway) return client.destroy();
      gateway.on('error', () => client.destroy());
      gateway.on('close', () => client.destroy());
      client.on('close', () => gateway.destroy());
      return client.pipe(gateway).pipe(client);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    get isAway() {
      return isAway;
    },
    set isAway(value) {
      isAway = value;
      if (value) open.forEach((socket) => socket.destroy());
    },
    async stop() {
      open.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
