import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { chromiumArgs } from '@backbeat/tooling/chromium';

/** Browsers take the certificate that was made on the spot. */
export const benchArgs = [...chromiumArgs, '--ignore-certificate-errors'];

const makeCertificate = (): { readonly key: Buffer; readonly cert: Buffer } => {
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
};

const certificate = makeCertificate();
// Signing in asks from here.
setDefaultCACertificates([...getCACertificates(), certificate.cert.toString()]);

/** Headers of one connection, which HTTP/2 refuses. */
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const passedOn = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHop.has(name)),
  );

/** Serves over HTTPS and HTTP/2 what another port of this machine answers, as the proxy of an installation does. */
export const serveSecurely = async (
  port: number,
  target: number,
): Promise<{ readonly url: string; close(): void }> => {
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (incoming, outgoing) => {
    const host = incoming.headers[':authority'] ?? incoming.headers.host ?? '';
    const { method, url: path } = incoming;
    const headers = { ...passedOn(incoming.headers), host };
    const asked = request({ host: 'localhost', port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.stream?.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return { url: `https://localhost:${port}`, close: () => void server.close() };
};
