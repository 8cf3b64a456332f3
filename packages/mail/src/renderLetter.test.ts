import { brand, productNames } from '@backbeat/domain';
import { listingProblems } from '@backbeat/domain/coverage';
import { convert } from 'html-to-text';
import { describe, expect, it } from 'vitest';
import { fewerExtraChannels, fixtures } from './fixtures.ts';
import type { Language, Letter } from './LetterFacts.ts';
import { letterPaths } from './letterPaths.ts';
import { letterReasons } from './letterReasons.ts';
import { type RenderOptions, renderLetter } from './renderLetter.tsx';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const siteUrl = 'https://www.backbeat.example';
const options = { language: 'en', timeZone: 'UTC', siteUrl } as const satisfies RenderOptions;
const letters: readonly Letter[] = Object.values(fixtures);
const each = (['en', 'de'] as const).flatMap((language) =>
  letters.map((letter) => [letter.kind, language, letter] as const),
);
const render = (letter: Letter, language: Language = 'en') => renderLetter(letter, { ...options, language });

const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
const buttonsOf = (html: string) => html.match(/<a [^>]*class="bb-button"/g) ?? [];
const words = (text: string) => text.match(/[\p{L}\p{N}@]+/gu);

const pages = letterPaths.map((path) => new RegExp(`^${path.replace(':code', '[\\w-]+')}$`));

describe.each(each)('%s in %s', (kind, language, letter) => {
  it('is whole, small, says one thing to do, and loads nothing', async () => {
    const { html, text, subject } = await render(letter, language);
    expect(html).toContain(`<html dir="ltr" lang="${language}">`);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60 * 1024);
    expect(buttonsOf(html)).toHaveLength(1);
    expect(text.startsWith(subject)).toBe(true);
    expect(`${subject} ${html} ${text}`).not.toMatch(/undefined|Invalid Date|NaN|\[object|\bnull\b/);
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|\bsrc=|url\(|@import|@font-face/i);
  });

  it('says as text what it says as HTML', async () => {
    const { html, text } = await render(letter, language);
    const read = convert(html, {
      selectors: [
        { selector: '[data-skip-in-text]', format: 'skip' },
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        ...['th', 'td'].map((selector) => ({ selector, format: 'block' })),
      ],
    });
    expect(words(text)?.length).toBeGreaterThan(10);
    expect(words(text)).toEqual(words(read));
  });

  it('leads to pages of the site, and never carries a session', async () => {
    const { html } = await render(letter, language);
    const others = [`mailto:${brand.supportEmail}`, 'mailto:sample@streamer.example'];
    if (letter.kind === 'new-stations') others.push(letter.unsubscribeUrl);
    if (letter.kind === 'withdrawal-link' || letter.kind === 'merge-link') others.push(letter.url);
    for (const link of linksOf(html).filter((href) => !others.includes(href))) {
      const { origin, pathname, search, hash } = new URL(link);
      expect(origin).toBe(siteUrl);
      expect(pages.some((page) => page.test(pathname))).toBe(true);
      expect(`${search}${hash}`).toMatch(/^(\?number=\d+)?$/);
    }
  });

  it('has nothing private beside the sender in a mailbox', async () => {
    const { html, subject } = await render(letter, language);
    const preview = /data-skip-in-text="true">([^<]*)</.exec(html)?.[1] ?? '';
    expect(preview).toBe((language === 'de' ? de : en).letters[kind].lead);
    const { free: _, ...named } = productNames;
    for (const name of Object.values(named)) expect(words(`${subject} ${preview}`)).not.toContain(name);
    expect(`${subject} ${preview}`).not.toMatch(/[$€@]|\d{3}|Nova|nova_streams|Sample/);
  });
});

it('has unsubscribing in the mail program for marketing alone', async () => {
  for (const letter of letters) {
    const { headers, html } = await render(letter);
    const isMarketing = letterReasons[letter.kind] === 'marketing';
    expect(headers).toEqual(
      isMarketing
        ? {
            'List-Unsubscribe': '<https://www.backbeat.example/unsubscribe/mark-of-this-person>',
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {},
    );
    expect(html.includes(en.unsubscribe)).toBe(isMarketing);
  }
});

it('leads to where it is turned off if it goes by choice, and only then', async () => {
  for (const letter of letters) {
    const { html, text } = await render(letter);
    const leads = [html, text].map((part) => part.includes('/settings/notifications'));
    const isChoice = letterReasons[letter.kind] === 'choice';
    expect(leads, letter.kind).toEqual([isChoice, isChoice]);
  }
});

it('says why it came, in words that are true of it', async () => {
  for (const kind of ['export-made', 'message-received'] as const) {
    const { html, text } = await render(fixtures[kind]);
    for (const part of [html, text]) {
      expect(part).toContain(en.letters[kind].why);
      expect(part).not.toContain(en.why[letterReasons[kind]]);
    }
  }
});

describe('a withdrawal', () => {
  const card = { kind: 'card', brand: 'Visa', lastFour: '1111' } as const;
  it.each([
    [card, 'To Visa ending in 1111', 'Auf Visa mit Endziffern 1111'],
    [{ ...card, lastFour: null }, 'To Visa', 'Auf Visa'],
    [{ ...card, brand: null }, 'To your card ending in 1111', 'Auf deine Karte mit Endziffern 1111'],
    [{ kind: 'paypal', brand: null, lastFour: null }, 'To PayPal', 'Auf PayPal'],
    [null, 'To your card or PayPal', 'Auf Karte oder PayPal'],
  ] as const)('says where the money goes: %j', async (method, english, german) => {
    for (const [language, label] of [['en', english] as const, ['de', german] as const]) {
      const { html, text } = await render({ ...fixtures.refund, method }, language);
      expect(html).toContain(`>${label}</th>`);
      expect(text).toMatch(new RegExp(`^${label} +\\$?6[.,]99`, 'm'));
    }
  });

  const fact = (name: string, value: string) => new RegExp(`^${name} +${value}`, 'm');
  it.each([
    [2, '2 months for others', '2 Monate für andere'],
    [1, '1 month for others', '1 Monat für andere'],
    [null, 'Months for others', 'Monate für andere'],
  ] as const)('from a gift says so, and what has ended: %j', async (months, english, german) => {
    const gift = { ...fixtures.refund, planCode: null, endsPlan: false, gift: { months } };
    const inEnglish = await render(gift);
    expect(inEnglish.text).toMatch(fact('Withdrawn from', english));
    expect(inEnglish.text).toMatch(fact('The gift ended', 'November 26, 2026, 18:04'));
    const inGerman = await render(gift, 'de');
    expect(inGerman.text).toMatch(fact('Widerruf von', german));
    expect(inGerman.text).toMatch(fact('Geschenk endete', '26. November 2026, 18:04'));
    for (const part of [inEnglish.html, inEnglish.text]) {
      expect(part.replaceAll(/\s+/g, ' ')).toContain(
        'The gift has ended. Whoever has claimed a month keeps it.',
      );
      expect(part).not.toContain('stays covered');
    }
    expect(inGerman.html).toContain('Das Geschenk ist beendet. Wer einen Monat eingelöst hat, behält ihn.');
  });

  it.each([null, 'disputed', 'by_support'] as const)(
    'by somebody without a sign-in leads to no page that asks for one: %j',
    async (unpaid) => {
      for (const [language, button] of [
        ['en', 'Get a new link'] as const,
        ['de', 'Neuen Link holen'] as const,
      ]) {
        const { html, text } = await render({ ...fixtures.refund, isSignedOut: true, unpaid }, language);
        expect(linksOf(html)).toContain(`${siteUrl}/withdraw`);
        expect(text).toContain(button);
        expect(`${html} ${text}`).not.toContain('/settings');
      }
      const { html } = await render({ ...fixtures.refund, unpaid });
      expect(linksOf(html)).toContain(`${siteUrl}/settings/invoices?number=1042`);
      expect(linksOf(html)).not.toContain(`${siteUrl}/withdraw`);
    },
  );

  it('from a plan says nothing of a gift', async () => {
    const { text } = await render(fixtures.refund);
    expect(text).toContain('stays covered');
    expect(text).not.toMatch(/gift has|gift ended|others/);
  });
});

describe('a withdrawal of which the provider sends nothing', () => {
  const shown = { disputed: [], by_support: ['$11.99'] } as const;
  it.each(['disputed', 'by_support'] as const)(
    '%s: says so first, and no sum that is not sent',
    async (unpaid) => {
      for (const [language, texts] of Object.entries({ en, de } as const)) {
        const letter = { ...fixtures.refund, unpaid };
        const { html, text } = await renderLetter(letter, {
          ...options,
          language: language === 'de' ? 'de' : 'en',
        });
        for (const part of [html, text]) {
          expect(part).toContain(texts.unpaid[unpaid].lead);
          expect(part).not.toContain(texts.letters.refund.lead);
          expect(part).not.toContain('Visa');
          expect(part).toContain('7K2M-41QX');
        }
        expect(text.includes(texts.facts.refund)).toBe(unpaid === 'by_support');
      }
      const { text } = await render({ ...fixtures.refund, unpaid });
      expect(text.match(/\$[\d.]+/g) ?? []).toEqual(shown[unpaid]);
    },
  );
});

describe('extra channels', () => {
  const changed = fixtures['extra-channels-changed'];
  it('that are more are to be chosen', async () => {
    const { html, text } = await render(changed);
    expect(linksOf(html)).toContain(`${siteUrl}/covered`);
    expect(text).toMatch(/^Extra channels +2$/m);
    expect(text).toMatch(/^So far +None$/m);
    expect(text).toContain(en.letters[changed.kind].button);
    expect(text).not.toContain('lost their place');
  });

  it.each(['en', 'de'] as const)(
    'that are fewer say which have no place any more, in %s',
    async (language) => {
      const { fewerExtraChannels: words, letters: known } = language === 'de' ? de : en;
      const { html, text } = await render({ ...changed, ...fewerExtraChannels }, language);
      expect(html).toContain(words.more);
      expect(html).toContain(words.lead);
      expect(text).toContain(words.button);
      expect(html).not.toContain(known[changed.kind].lead);
      expect(linksOf(html)).toContain(`${siteUrl}/covered`);
    },
  );

  it('that are to be fewer can be kept', async () => {
    const { html, text } = await render(fixtures['extra-channels-change-scheduled']);
    expect(linksOf(html)).toContain(`${siteUrl}/settings/subscription`);
    expect(text).toMatch(/^Extra channels +1$/m);
    expect(text).toMatch(/^Next payment +\$16\.99$/m);
    expect(text).toContain(en.letters['extra-channels-change-scheduled'].button);
  });
});

describe('what others have typed', () => {
  const nasty = 'Nova\r\nBcc: all@backbeat.example\u2028\u202eeno\u0085<img src=x onerror=alert(1)>';
  const typed: readonly Letter[] = [
    { ...fixtures['gift-claimed'], claimedBy: nasty },
    { ...fixtures['certificate-made'], channel: nasty, code: nasty },
    { ...fixtures['claim-answered'], title: nasty, address: nasty, answer: 'It is gone.' },
    { ...fixtures['listing-failed'], channel: nasty },
    { ...fixtures.receipt, number: nasty },
    { ...fixtures.refund, method: { kind: 'card', brand: nasty, lastFour: nasty } },
    {
      ...fixtures['message-for-staff'],
      ...{ name: nasty, email: nasty, artist: nasty, track: nasty, link: nasty, message: nasty },
    },
  ];

  it.each(typed)('injects nothing: $kind', async (letter) => {
    const { html, text, subject, headers } = await render(letter);
    const known = await render(fixtures[letter.kind]);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/[\u2028\u2029\u202e\u0085]/);
    expect(buttonsOf(html)).toHaveLength(1);
    expect(linksOf(html)).toHaveLength(linksOf(known.html).length);
    expect({ subject, headers }).toEqual({ subject: known.subject, headers: known.headers });
    // A message has lines of its own, and a line of it is no header.
    if (letter.kind !== 'message-for-staff') expect(text).not.toMatch(/^\s*Bcc:/m);
    for (const link of linksOf(html)) expect(link).not.toMatch(/[\s<>]/);
  });

  it('writes to the address that was typed, and to no other', async () => {
    const { html } = await render({
      ...fixtures['message-for-staff'],
      email: 'a@b.example?bcc=all@backbeat.example',
    });
    expect(linksOf(html)).toContain('mailto:a@b.example%3Fbcc%3Dall%40backbeat.example');
  });

  it('keeps the lines of a message', async () => {
    const { text } = await render({ ...fixtures['message-for-staff'], message: 'One.\r\nTwo.\n\n\nThree.' });
    expect(text).toMatch(/One\.\n+Two\.\n+Three\./);
  });

  it('stays within a line, however long it is', async () => {
    const { html } = await render({ ...fixtures['gift-claimed'], claimedBy: 'é'.repeat(200_000) });
    expect(html).toContain(`>${'é'.repeat(79)}…<`);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(60 * 1024);
  });
});

it.each(listingProblems)('says why a channel is not listed, and what helps: %s', async (problem) => {
  for (const [language, texts] of [['en', en] as const, ['de', de] as const]) {
    const { text } = await render({ ...fixtures['listing-failed'], problem }, language);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(texts.listingProblems[problem]);
  }
});

it('needs no more than the letter: what is not known is left out', async () => {
  const claim = await render({ ...fixtures['claim-released'], title: null });
  expect(claim.text).not.toContain(`${en.facts.video} `);
  const { text } = await render({ ...fixtures.receipt, planCode: null });
  expect(text).toContain(en.facts.paid);
  expect(text).not.toContain(`${en.facts.plan} `);
});
