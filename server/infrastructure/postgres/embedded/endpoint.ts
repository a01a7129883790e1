import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

/** Where the private database listens: a socket file in its own folder, or a port on the loopback address. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
}

// 107 bytes and a closing zero on Linux, 103 on macOS; the smaller one holds everywhere.
const LONGEST_SOCKET_PATH_BYTES = 103;
const SOCKET_PORT = 5432;
const PORT_ATTEMPTS = 3;

/**
 * The endpoints to try, best first: a socket needs no port and is out of reach for other accounts; a port may be taken meanwhile.
 */
export async function endpoints(runFolder: string, platform: NodeJS.Platform = process.platform): Promise<Endpoint[]> {
  const ports = await Promise.all(Array.from({ length: PORT_ATTEMPTS }, freePort));
  const onPorts = ports.map(loopback);
  return socketFits(runFolder, platform) ? [socket(runFolder), ...onPorts] : onPorts;
}

/** Whether the full path of the socket file fits into the system's limit for socket addresses. */
export function socketFits(runFolder: string, platform: NodeJS.Platform): boolean {
  const file = path.join(runFolder, `.s.PGSQL.${SOCKET_PORT}`);
  return platform !== 'win32' && Buffer.byteLength(file) <= LONGEST_SOCKET_PATH_BYTES;
}

function socket(runFolder: string): Endpoint {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: quoted(runFolder),
    unix_socket_permissions: '0700',
  };
  return { host: runFolder, port: SOCKET_PORT, settings };
}

function loopback(port: number): Endpoint {
  return { host: '127.0.0.1', port, settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '' } };
}

/** The setting is a comma-separated list, so a folder's name goes in double quotes. */
function quoted(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
