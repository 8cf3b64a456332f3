import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';
import { handlersOfComposedKeys } from './keyHandlers.ts';

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
