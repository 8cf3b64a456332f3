import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { German } from './readme/language.tsx';
import { html } from './readme/server.tsx';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
const folder = new URL('./readme/', import.meta.url).pathname;
const files = globSync('*.tsx', { cwd: folder }).map((file) => readFileSync(`${folder}${file}`, 'utf8'));

describe('the README', () => {
  it('shows only code that the compiler has seen', () => {
    // The pieces of frameworks are compiled where those are installed: with the apps that install the packed packages.
    const own = blocks.filter((code) => !/from '(next|react-router)/.test(code));
    expect(own.toSorted()).toEqual(files.toSorted());
    expect(blocks).toHaveLength(own.length + 3);
  });

  it('renders on a server as it says', () => {
    expect(html).toContain('Sign up');
    expect(html.split('</head>')[0]).toContain('data-emotion');
  });

  it('speaks another language as it says', () => {
    const page = renderToStaticMarkup(createElement(German));
    for (const text of ['Backbeat, zur Startseite', 'Hauptmenü', 'Menü', 'Hinweis zu Cookies'])
      expect(page).toContain(`aria-label="${text}"`);
  });
});
