import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHaproxy } from '@backbeat/tooling/haproxy';
import { orThrow } from '@backbeat/tooling/project';
import { freePort, startProgram } from '@backbeat/tooling/stack';

const configOf = (door: number, health: number, target: number, certificate: string): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
frontend door
  bind 127.0.0.1:${door} ssl crt ${certificate} alpn http/1.1
  bind 127.0.0.1:${health}
  default_backend balancer
backend balancer
  server balancer 127.0.0.1:${target}
`;

/**
 * Ends TLS in front of a port of this machine, with a certificate made on the spot.
 *
 * @returns what a caller trusts (PEM), and how to end it
 */
export const endTls = async (door: number, target: number) => {
  const { program } = orThrow(ensureHaproxy());
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', [...made, ...subject, '-days', '1', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const [both, config] = [join(folder, 'both.pem'), join(folder, 'haproxy.cfg')];
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const health = await freePort();
  writeFileSync(config, configOf(door, health, target, both));
  const service = { name: 'balancer', url: `http://127.0.0.1:${health}` } as const;
  const proxy = await startProgram(service, [program, '-db', '-f', config], { env: {} });
  return {
    ca: readFileSync(certificate, 'utf8'),
    stop: async (): Promise<void> => {
      await proxy.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
