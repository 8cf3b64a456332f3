import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@backbeat/tooling/stack';
import { damages, listingOf } from '../testing/damages.ts';

/**
 * Shows what the built api does with a damaged database: it starts on damaged copies of a data directory, one after
 * the other, also of a system that runs:
 *
 *     pnpm --filter @backbeat/api damage <BACKBEAT_DATA_DIR>
 */
const main = async (): Promise<number> => {
  const given = process.argv[2] ?? '.data';
  if (!existsSync(join(given, 'api', 'database'))) throw new Error(`${given} holds no embedded database.`);
  const root = mkdtempSync(join(tmpdir(), 'api-damage-'));
  const directory = join(root, 'api');
  const data = join(directory, 'database');
  cpSync(join(given, 'api'), directory, { recursive: true });
  rmSync(join(directory, 'owner.lock'), { force: true });
  const tables = join('base', '5');
  const tablePath = readdirSync(join(data, tables))
    .filter((name) => /^\d+$/.test(name) && statSync(join(data, tables, name)).size > 0)
    .sort((a, b) => Number(b) - Number(a))
    .map((name) => join(tables, name))[0];
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  const port = String(await freePort());
  let held = 0;
  for (const [name, damage] of damages) {
    const undo = damage({ root, data, tablePath: tablePath ?? '' });
    const before = listingOf(directory).join('\n');
    const env = { PATH: process.env.PATH ?? '', BACKBEAT_DATA_DIR: root, API_PORT: port };
    const { status, stderr, stdout } = spawnSync(process.execPath, [program], {
      env,
      encoding: 'utf8',
      timeout: 60_000,
    });
    const said = `${stdout}${stderr}`.trim();
    const isUntouched = listingOf(directory).join('\n') === before;
    const isHeld = status === 1 && isUntouched && !said.includes('\n');
    if (isHeld) held += 1;
    process.stdout.write(
      `${isHeld ? 'refused' : 'FAILED '} ${name}: exit ${status}, ${isUntouched ? 'untouched' : 'TOUCHED'}\n        ${said}\n`,
    );
    undo();
  }
  rmSync(root, { recursive: true, force: true });
  process.stdout.write(`${held} of ${damages.length} refused, untouched, in one line\n`);
  return held === damages.length ? 0 : 1;
};

process.exitCode = await main();
