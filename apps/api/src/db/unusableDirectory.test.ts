import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingOf } from '../../testing/damages.ts';
import { refusedStart, startApiProcess } from '../../testing/startApiProcess.ts';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';

/** Root may write to any file; this removes that privilege. */
const asAnyUser = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override'] : [];
/** Limits files to a megabyte, which works like a full disk on every machine. */
const withoutRoom = ['sh', '-c', 'ulimit -f 2048 && exec "$@"', 'sh'];

/** Starts take seconds on a busy machine. */
const timeout = 240_000;

describe('the program on a directory that it cannot use', { timeout }, () => {
  let root: string;
  let directory: string;
  const environment = async (dataDirectory = root) => ({
    API_PORT: String(await freePort()),
    BACKBEAT_DATA_DIR: dataDirectory,
    SANDBOX_URL: 'http://localhost:1',
  });
  /** Starts the program and returns its refusal: one line, exit code 1, and an unchanged directory. */
  const refusal = async (through: readonly string[] = []): Promise<string> => {
    const before = listingOf(root);
    const { code, output } = await refusedStart(await environment(), through);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(listingOf(root)).toEqual(before);
    return output;
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'api-unusable-'));
    directory = join(root, 'api');
    await (await openEmbeddedDatabase(directory)).close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('refuses a database without its PG_VERSION, which it made anew and empty before', async () => {
    const [version, away] = [
      join(directory, 'database', 'PG_VERSION'),
      join(tmpdir(), `${Date.now()}-version`),
    ];
    renameSync(version, away);
    expect(await refusal()).toContain('PG_VERSION is missing');
    renameSync(away, version);
  });

  it.each([
    ['the directory', () => directory],
    ['one table', () => join(directory, 'database', 'global', '1260')],
  ])('refuses to work where %s is read-only', async (_, pathOf) => {
    chmodSync(pathOf(), 0o555);
    expect(await refusal(asAnyUser)).toContain('cannot be read and written by this user (EACCES)');
    chmodSync(pathOf(), 0o755);
  });

  it('refuses a full disk', async () => {
    expect(await refusal(withoutRoom)).toContain('is full');
  });

  it('refuses a file where the directory would be', async () => {
    const taken = join(root, 'taken');
    writeFileSync(taken, 'a file');
    const { code, output } = await refusedStart(await environment(taken));
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain('cannot be a directory');
  });

  it('leaves nothing half-made of a first start on a full disk, and starts and survives a kill there when there is room', async () => {
    const fresh = join(root, 'fresh');
    const { code, output } = await refusedStart(await environment(fresh), withoutRoom);
    expect(code).toBe(1);
    expect(output).toContain('is full');
    expect(readdirSync(join(fresh, 'api'))).toEqual([]);
    await (await startApiProcess(await environment(fresh))).end('SIGKILL');
    await (await startApiProcess(await environment(fresh))).end('SIGTERM');
    expect(existsSync(join(fresh, 'api', 'database.before'))).toBe(false);
  });
});
