import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CERTIFICATE, ITS_KEY } from '../server/test-certificate';
import { guideExample } from './guide-example';

export interface ProxyPlan {
  /** A folder for this proxy alone. */
  readonly folder: string;
  /** Where it listens, with TLS. */
  readonly port: number;
  /** Where the server listens, as `host:port`. */
  readonly upstream: string;
}

export interface ProxyCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** The line that it writes to standard error once it listens. */
  readonly listens: RegExp;
}

const write = (folder: string, name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

function nginx({ folder, port, upstream }: ProxyPlan): ProxyCommand {
  const example = guideExample('nginx', {
    'listen 443 ssl': `listen 127.0.0.1:${port} ssl`,
    '/etc/ssl/music.example.pem': write(folder, 'cert.pem', CERTIFICATE),
    '/etc/ssl/music.example.key': write(folder, 'key.pem', ITS_KEY),
    '127.0.0.1:4000': upstream,
  });
  const whole = `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr notice;
worker_processes 1;
events {}
http {
access_log off;
client_body_temp_path ${folder}/bodies;
proxy_temp_path ${folder}/answers;
${example}}
`;
  const args = ['-p', folder, '-c', write(folder, 'nginx.conf', whole)];
  return { command: 'nginx', args, listens: /start worker process \d/ };
}

/** Its own authority signs the certificate, without network requests. */
function caddy({ folder, port, upstream }: ProxyPlan): ProxyCommand {
  const example = guideExample('caddyfile', { '127.0.0.1:4000': upstream });
  const whole = `{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
	https_port ${port}
	default_bind 127.0.0.1
	storage file_system ${folder}/caddy
}
${example}`;
  const args = ['run', '--adapter', 'caddyfile', '--config', write(folder, 'Caddyfile', whole)];
  return { command: 'caddy', args, listens: /certificate obtained successfully/ };
}

/** How each proxy of the guide is started with the guide's own example. */
export const PROXIES = { nginx, caddy } as const;

export type ProxyName = keyof typeof PROXIES;
