import { globSync, readFileSync } from 'node:fs';
import { pseudoTexts } from '@backbeat/tooling/pseudoTexts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from '../index.ts';
import { LocaleProvider, uiTexts } from '../locale/index.ts';
import { CarouselNav } from '../showcase/CarouselNav.tsx';
import { ThemeProvider } from '../styling/index.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { componentCases } from './componentCases.tsx';

const nothing = () => {};
const probe = { className: '', 'data-probe': '', ref: nothing };
const code = { label: 'Coupon', onChange: nothing, onApply: nothing, onRemove: nothing } as const;
const nav = {
  ...({ ready: true, position: 'start', canGoPrevious: true, canGoNext: true } as const),
  ...{ previous: nothing, next: nothing, scrollTo: nothing, onPlayingChange: nothing },
} as const;

/** States beside those of the component cases, for texts that these do not show. */
const states: Readonly<Record<string, ReactElement>> = {
  'an applied code': <ui.CodeField {...code} value="vidcon50" applied />,
  'a dialog': <ui.Modal open onClose={nothing} title="Welcome" />,
  'a notice': <ui.Notice onDismiss={nothing}>Saved</ui.Notice>,
  'an earlier price': <ui.Price amount="$5.99" was="$7.49" />,
  'a header with a menu': (
    <ui.SiteHeader
      name="Backbeat"
      items={[{ label: 'Pricing', href: '/pricing' }]}
      mobileItems={[{ label: 'Pricing', href: '/pricing' }]}
    />
  ),
  'a quote with channels and a film': (
    <ui.TestimonialCard
      testimonial={{
        ...{ title: 'nightowl_plays', role: 'Late-night variety', description: 'Zero muted clips.' },
        ...{ video: '/film.mp4', urls: { twitch: '/twitch', youtube: '/youtube' } },
      }}
      image={<ui.DefaultAvatar />}
      onPlay={nothing}
    />
  ),
  'a moving carousel': <CarouselNav {...nav} playing />,
  'a stopped carousel': <CarouselNav {...nav} playing={false} />,
};

const drawn: Readonly<Record<string, ReactElement>> = {
  ...Object.fromEntries(Object.entries(componentCases).map(([name, draw]) => [name, draw(probe)])),
  ...states,
};

const unescaped = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();

/** What people read or hear of a page: its texts, and the attributes that hold some. */
const readable = (html: string): readonly string[] =>
  [
    ...html
      .replaceAll(/<style.*?<\/style>/gs, '')
      .matchAll(
        />([^<>]+)<|\b(?:aria-(?:\w*label|roledescription|valuetext|description)|title|alt|placeholder|value)="([^"]+)"/g,
      ),
  ]
    .map(([, text, attribute]) => unescaped(text ?? attribute ?? ''))
    .filter((text) => /\p{L}/u.test(text));

const render = (element: ReactElement, texts: typeof en): string =>
  renderToStaticMarkup(
    <ThemeProvider>
      <LocaleProvider locale="de" texts={[uiTexts(texts)]}>
        {element}
      </LocaleProvider>
    </ThemeProvider>,
  );

/** Where the texts of the cases are written down. */
const callers = ['./componentCases.tsx', './texts.test.tsx']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
  .replaceAll(/(?<=>)\s+|\s+(?=<)/g, '');
const isOfCaller = (text: string): boolean =>
  [`"${text}"`, `'${text}'`, `>${text}<`].some((written) => callers.includes(written));

describe('in another language', () => {
  it.each(Object.entries(drawn))('%s says nothing of its own in English', (_name, element) => {
    const foreign = readable(render(element, pseudoTexts(en))).filter((text) => !/^\[.*\]$/.test(text));
    expect(foreign.filter((text) => !isOfCaller(text))).toEqual([]);
  });

  it('would notice an English text', () => {
    const html = render(
      <ui.IconButton label="Written here">{['Of', 'its', 'own'].join(' ')}</ui.IconButton>,
      en,
    );
    const [label = '', text = ''] = readable(html);
    expect([isOfCaller(label), isOfCaller(text)]).toEqual([true, false]);
  });
});

describe('in the sources', () => {
  const root = new URL('../', import.meta.url).pathname;
  const files = globSync('**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(stories|test)\.|^conformance\/|^texts\//.test(file),
  );

  it('no module imports German, so that nobody loads what they did not ask for', () => {
    const importers = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      /texts\/de['.]/.test(readFileSync(`${root}${file}`, 'utf8')),
    );
    expect(importers.filter((file) => !file.startsWith('conformance/'))).toEqual([]);
  });

  it('no component has a text of its own, in states that no case shows either', () => {
    const written = [
      /[ {](?:aria-label|aria-roledescription|aria-valuetext|label|title|alt|placeholder)="[^"]/,
      /\b\w*(?:[lL]abel|[tT]ext|[tT]itle) = ['"`]./,
      /(?:[\w"}]|[^=]')>\s*[A-Z]?[a-z]+(?: \w+)*[.…]*\s*<\//,
      />\s*\{['"`][A-Z][^'"`]*['"`]\}/,
      /\? '[A-Z][^']* [^']*' :|: '[A-Z][a-z]+ [^']*'/,
    ];
    const found = files.flatMap((file) =>
      readFileSync(`${root}${file}`, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .split('\n')
        .filter((line) => written.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('every text', () => {
  const texts = pseudoTexts(en);
  const pages = Object.values(drawn).map((element) => render(element, texts));
  /** Said only in a browser: while a search is open, and after the colours were changed. */
  const inBrowser = ['loading', 'noResults', 'results', 'darkColours'];
  const named = {
    home: texts.home('Backbeat'),
    twitchChannel: texts.twitchChannel('nightowl_plays'),
    youTubeChannel: texts.youTubeChannel('nightowl_plays'),
    playFilm: texts.playFilm('nightowl_plays'),
  };
  const said = Object.entries({ ...texts, ...named }).filter(([key]) => !inBrowser.includes(key));

  it.each(said)('%s is said by a component', (_key, text) => {
    expect(pages.filter((html) => html.includes(String(text)))).not.toEqual([]);
  });

  it('has its German, with German marks', () => {
    const german = JSON.stringify(de);
    expect(german).not.toMatch(/\.\.\.|\w'\w/);
    expect(de.results(1200, 'de')).toBe('1.200 Treffer');
    expect(de.home('Backbeat')).toBe('Backbeat, zur Startseite');
  });
});
