import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/**
 * A tab that was opened before a release: the contract of the last release reads the answers of now. Run by itself,
 * since it brings its own copies of our packages.
 */
const { contractFile, apiUrl, headers } = z
  .object({ contractFile: z.string(), apiUrl: z.string(), headers: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await text(process.stdin)));
const { endpoints, routeOf }: typeof import('@backbeat/sdk/contract') = await import(contractFile);

const answered: string[] = [];
const problems: string[] = [];
for (const endpoint of Object.values(endpoints)) {
  const { name, method, auth, base, path, response } = endpoint;
  const isOwn = auth === 'bearer' || auth === 'bearer+cookie';
  if (method !== 'GET' || !isOwn || base !== 'product' || path.includes(':') || 'query' in endpoint) continue;
  const answer = await fetch(`${apiUrl}${routeOf(endpoint)}`, { headers });
  const body: unknown = await answer.json().catch(() => null);
  const read = z.safeParse(response, body);
  if (answer.ok && read.success) answered.push(name);
  else problems.push(`${name}: ${answer.status} ${read.error?.message ?? ''}`);
}
process.stdout.write(JSON.stringify({ answered, problems }));
