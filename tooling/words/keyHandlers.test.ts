import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';

/** Where a function begins that is given key events: by the type of its parameter, or as a handler of an element. */
const beginning =
  /\([^()]*:\s*KeyboardEvent\b|\bonKey(?:Down|Up|Press)(?:Capture)?(?:=\{|: )\(?\s*[\w{]|'key(?:down|up|press)',/g;

const readsKey = /\.(?:key|code|which)\b|\{[^{}]*\b(?:key|code)\b[^{}]*\}(?::|\s*\)?\s*=)/;

/** The key handlers in a source that read which key it is, and do not ask whether it is for an input method. */
const handlersOfComposedKeys = (source: string): readonly string[] => {
  const starts = [...source.matchAll(beginning)].map(({ index }) => index);
  return starts
    .map((start, at) => source.slice(start, starts[at + 1]))
    .filter((handler) => readsKey.test(handler) && !/\bisComposing\b/.test(handler));
};

it('no key of an input method is a command', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts*', 'apps/*/*.ts*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const sources = files
    .split('\n')
    .filter((file) => file !== '' && !/\.(test|stories)\.|conformance/.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, source]) => /KeyboardEvent|onKey(Down|Up|Press)|'key(down|up|press)'/.test(source));
  expect(sources.map(([file]) => file)).toContain('packages/ui/src/field/Combobox.tsx');
  for (const [file, source] of sources) expect(handlersOfComposedKeys(source), file).toEqual([]);
});

it.each([
  "const press = (event: KeyboardEvent) => { if (event.key === 'Enter') go(); };",
  "const press = (event: KeyboardEvent<HTMLElement>): void => {\n  const { key } = event;\n  if (key === 'Enter') go();\n};",
  "const press = ({ key, repeat }: KeyboardEvent) => { if (key === '.') go(); };",
  "const view = <input onKeyDown={(event) => { if (event.key === 'Enter') go(); }} />;",
  "const view = <input onKeyUp={({ key }) => (key === 'Enter' ? go() : null)} />;",
  "const shared = { onKeyDown: (event) => event.code === 'Enter' && go() };",
  "document.addEventListener('keydown', (event) => { if (event.key === 'Escape') go(); });",
])('would find %j', (source) => {
  expect(handlersOfComposedKeys(source)).toHaveLength(1);
  expect(handlersOfComposedKeys(source.replace('go()', 'isComposing(event) || go()'))).toEqual([]);
});
