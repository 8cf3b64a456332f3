import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { nodePath, run } from '../run/project.mjs';
import { copyWorkspace, lendInstalled, type WorkspaceCopy } from '../testing/copyWorkspace.ts';

let copy: WorkspaceCopy;
const opened = new Set<string>();

beforeAll(async () => {
  copy = await copyWorkspace();
  await lendInstalled(copy);
});
afterEach(async () => {
  await copy.restore();
  opened.clear();
});
afterAll(() => copy?.remove());

const expectSuccess = async (command: string, args: readonly string[], within = '.'): Promise<void> => {
  const { code, output } = await run(command, args, { cwd: join(copy.folder, within) });
  expect(code, output).toBe(0);
};
const typecheck = (room: string) => expectSuccess('npm', ['run', 'typecheck'], room);
const vitest = (room: string, ...words: readonly string[]) =>
  expectSuccess(nodePath(), ['node_modules/vitest/vitest.mjs', 'run', '--root', room, ...words]);
const printContract = () => expectSuccess('npm', ['run', 'openapi'], 'packages/sdk');
const edit = async (file: string, from: string, to: string): Promise<void> => {
  opened.add(file);
  await copy.edit(file, from, to);
};
const add = async (file: string, text: string): Promise<void> => {
  opened.add(file);
  await mkdir(dirname(join(copy.folder, file)), { recursive: true });
  await writeFile(join(copy.folder, file), text);
};

const page = `import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const moodPage: SitePage = {
  path: '/mood',
  view: 'mood/mood',
  words: { title: \`Mood | \${brand.name}\`, description: 'A song for the mood of your stream.' },
  listing: { name: 'Mood', heading: 'A song for your mood', about: 'Ask for one song' },
};
`;

const view = `import { Button, Container, Heading, Panel, TextField } from '@backbeat/ui';
import { type FormEvent, useState } from 'react';
import { useOpenServices, useWantServices } from '../../session/index.ts';

/** Asks the api for one song. */
const MoodView = () => {
  const services = useOpenServices();
  const [answer, setAnswer] = useState<string | null>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mood = String(new FormData(event.currentTarget).get('mood'));
    services?.client.songForMood({ query: { mood } }).then(
      ({ message }) => setAnswer(message),
      (error: unknown) => setAnswer(services.errorText(error)),
    );
  };
  return (
    <Container>
      <Heading level={1}>A song for your mood</Heading>
      <Panel>
        <form onFocus={useWantServices()} onSubmit={ask}>
          <TextField label="Mood" name="mood" required maxLength={40} />
          <Button type="submit" disabled={services === null}>
            Ask
          </Button>
        </form>
        <p aria-live="polite">{answer}</p>
      </Panel>
    </Container>
  );
};

export default MoodView;
`;

it('adds a reason to the coverage light: three files and their tests', async () => {
  const coverage = 'packages/domain/src/coverage';
  await edit(`${coverage}/coverageNames.ts`, "  'audience',\n", "  'audience',\n  'too-many-channels',\n");
  await edit(
    `${coverage}/coverageNames.ts`,
    'coverageReasons.length // → 13',
    'coverageReasons.length // → 14',
  );
  await edit(
    `${coverage}/coverage.ts`,
    "  if (extension !== undefined) return 'extended';",
    "  if (listed.length > 3) return 'too-many-channels';\n  if (extension !== undefined) return 'extended';",
  );
  const words = 'apps/site/app/features/settings/coverage/coverageWords.ts';
  await edit(
    words,
    "  extended: link('Go back on a plan', '/pricing'),",
    "  'too-many-channels': link('Take one away', '/settings/identity'),\n  extended: link('Go back on a plan', '/pricing'),",
  );
  await edit(
    words,
    "    case 'extended':",
    "    case 'too-many-channels':\n      return 'A plan covers three channels.';\n    case 'extended':",
  );

  expect(opened.size).toBe(3);
  await printContract();
  await expectSuccess('biome', [
    'ci',
    '--error-on-warnings',
    'packages/domain',
    'apps/site/app/features/settings',
  ]);
  for (const room of ['packages/domain', 'packages/sdk', 'apps/api', 'apps/site']) await typecheck(room);
  await vitest('apps/site', 'coverageWords', '--project', 'unit');
}, 300_000);

it('adds a page with a form that calls the api: one command, two new files, seven that change', async () => {
  await expectSuccess(nodePath(), ['tooling/new/new.mjs', 'endpoint', 'songForMood']);

  const contract = 'packages/sdk/src/contract';
  const mood =
    "  auth: 'none',\n  query: z.object({ mood: z.string().check(z.minLength(1), z.maxLength(40)) }),";
  await edit(`${contract}/songForMood.ts`, "  auth: 'none',", mood);
  await edit(
    `${contract}/endpointErrors.ts`,
    "songForMood: ['rate_limited']",
    "songForMood: ['validation', 'rate_limited']",
  );
  await edit('packages/sdk/test/allCalls.ts', 'songForMood: {}', "songForMood: { query: { mood: 'calm' } }");
  const route = 'apps/api/src/song-for-mood';
  await edit(`${route}/mountSongForMood.ts`, 'async () =>', 'async ({ query }) =>');
  await edit(`${route}/mountSongForMood.ts`, "'TODO'", "query.mood === 'calm' ? 'Slow Rain' : 'Night Bus'");
  await edit(`${route}/songForMood.test.ts`, '/v1/song-for-mood', '/v1/song-for-mood?mood=calm');
  await edit(`${route}/songForMood.test.ts`, "message: 'TODO'", "message: 'Slow Rain'");
  const cases = 'tests/contract/src/cases/songForMoodCases.ts';
  await edit(cases, 'client.songForMood()', "client.songForMood({ query: { mood: 'calm' } })");
  await edit(
    cases,
    'overLimit((client) => client.songForMood()),',
    "overLimit((client) => client.songForMood({ query: { mood: 'calm' } })),\n    validation: withOther(endpoints.songForMood, { query: { mood: '' } }),",
  );

  await edit(
    cases,
    'import { asAnonymous, overLimit }',
    "import { endpoints } from '@backbeat/sdk/contract';\nimport { asAnonymous, overLimit, withOther }",
  );

  await add('apps/site/app/features/mood/page.ts', page);
  await add('apps/site/app/features/mood/routes/mood.tsx', view);
  const pages = 'apps/site/app/pages/sitePages.ts';
  await edit(
    pages,
    'import { notFoundPages }',
    "import { moodPage } from '../features/mood/page.ts';\nimport { notFoundPages }",
  );
  await edit(pages, '  songRequestsPage,\n', '  songRequestsPage,\n  moodPage,\n');

  expect(opened.size).toBe(9);
  await printContract();
  const rooms = ['packages/sdk', 'apps/api', 'tests/contract', 'apps/site'];
  await expectSuccess('biome', ['check', '--write', '--error-on-warnings', ...rooms]);
  await expectSuccess('depcruise', ['--config', 'dependency-cruiser.config.mjs', ...rooms]);
  for (const room of rooms) await typecheck(room);
  await vitest('packages/sdk', 'src/contract', '--project', 'unit');
  await vitest('apps/api', 'src/song-for-mood', '--project', 'unit');
  await vitest('tests/contract', 'src/contract.test.ts', '--project', 'unit', '-t', 'songForMood');
  await vitest('apps/site', 'app/chrome', 'app/seo', 'app/document', '--project', 'unit');
}, 300_000);
