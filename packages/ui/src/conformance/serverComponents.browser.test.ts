import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const dist = new URL('../../dist/', import.meta.url).pathname;
const isClient = (text: string): boolean => /^["']use client["'];/.test(text);

/** What runs in the browser only: state, effects, context, event handlers and Emotion. */
const livesInThePage = (text: string): boolean =>
  /from "(@emotion\/(react|cache)|lucide-react\/[^"]*)"/.test(text) ||
  /import \{[^}]*\b(use|useState|useEffect|useRef|useCallback|useMemo|useSyncExternalStore|createContext)\b[^}]*\} from "react"/.test(
    text,
  ) ||
  /\bon[A-Z]\w+: \(/.test(text);

describe('the built package in an app with server components', () => {
  it('begins every module that lives in the page with its directive', () => {
    const files = globSync('**/*.js', { cwd: dist }).filter((file) => file !== 'styling/server.js');
    expect(files.length).toBeGreaterThan(100);
    const texts = files.map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }));
    const missing = texts.filter(({ text }) => livesInThePage(text) && !isClient(text));
    expect(missing.map(({ file }) => file)).toEqual([]);
    expect(texts.filter(({ text }) => isClient(text)).length).toBeGreaterThan(80);
  });

  it('can be imported on such a server: data as it is, components as references', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from './index.js';\nexport * from './icons.js';\nexport * from './tokens/index.js';`,
        resolveDir: dist,
      },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      conditions: ['react-server'],
      external: ['react', 'react/jsx-runtime'],
      logLevel: 'error',
      plugins: [
        {
          // As a bundler does: what carries the directive becomes a reference that cannot be called here.
          name: 'references',
          setup: ({ onLoad }) =>
            onLoad({ filter: /dist\/.*\.js$/ }, ({ path }) => {
              const text = readFileSync(path, 'utf8');
              if (!isClient(text)) return { contents: text };
              const exported = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
                names.split(',').map((name) => name.trim().split(' as ').at(-1)?.trim() ?? ''),
              );
              const lines = exported.map((name) => `export const ${name} = 'reference';`);
              if (/^export default /m.test(text)) lines.push(`export default 'reference';`);
              return { contents: lines.join('\n') };
            }),
        },
      ],
    });
    const text = outputFiles[0]?.text ?? '';
    const file = join(await mkdtemp(join(tmpdir(), 'backbeat-ui-')), 'index.mjs');
    await writeFile(
      file,
      text.replaceAll(
        /from "react(\/jsx-runtime)?"/g,
        `from "data:text/javascript,export const jsx=0,jsxs=0,Fragment=0,useId=0"`,
      ),
    );
    const loaded: Record<string, unknown> = await import(file);
    expect(loaded.Button).toBe('reference');
    expect(loaded.Carousel).toBe('reference');
    expect(loaded.CheckIcon).toBe('reference');
    expect(loaded.TwitchIcon).toBe('reference');
    expect(loaded.breakpoints).toEqual([375, 576, 768, 992, 1200, 1440, 2000]);
    expect(loaded.DefaultAvatar).toBeTypeOf('function');
  });
});
