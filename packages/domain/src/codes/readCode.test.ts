import { describe, expect, it } from 'vitest';
import { readCode, readGiftCode, readGroups } from '../index.ts';

const gift = '7K2M-41QX-8B3D-Z0VN';

/** What mails, chats, word processors and input methods make of a code. */
const pastings: readonly (readonly [string, (code: string) => string])[] = [
  ['as it is', (code) => code],
  ['a zero-width space', (code) => `${code.slice(0, 3)}\u200b${code.slice(3)}`],
  ['a mark of direction', (code) => `\u200e${code}\u200f`],
  ['a byte order mark', (code) => `\ufeff${code}`],
  ['a soft hyphen', (code) => code.replace('-', '-\u00ad')],
  ['a word joiner', (code) => code.replaceAll('-', '\u2060-\u2060')],
  [
    'letters of full width',
    (code) => code.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
  ...['‐', '‑', '‒', '–', '—', '−', '﹣', '－', 'ー'].map(
    (dash) => [`the dash ${dash}`, (code: string) => code.replaceAll('-', dash)] as const,
  ),
  ['blanks for dashes', (code) => code.replaceAll('-', ' ')],
  ['blanks that do not break', (code) => code.replaceAll('-', '\u00a0')],
  ['blanks around dashes', (code) => code.replaceAll('-', ' - ')],
  ['a line broken in two', (code) => code.replace('-', '-\n')],
  ...[
    '"x"',
    "'x'",
    '“x”',
    '„x“',
    '«x»',
    '‘x’',
    '´x´',
    '`x`',
    '(x)',
    '[x]',
    '<x>',
    '「x」',
    '**x**',
    '- x',
    '• x',
  ].map((marks) => [`${marks} around it`, (code: string) => marks.replace('x', code)] as const),
  ...['.', ',', ';', ':', '!', '?', ')', ').', '…', '。', ' ', '\n', '\u00a0'].map(
    (mark) => [`${JSON.stringify(mark)} behind it`, (code: string) => `${code}${mark}`] as const,
  ),
];

describe('readCode', () => {
  it.each(pastings)('reads a code with %s', (_, paste) => {
    expect(readCode(paste('GIFT-20-BACKBEAT'))).toBe('GIFT-20-BACKBEAT');
    expect(readGiftCode(paste(gift))).toBe(gift);
    expect(readGiftCode(paste(gift.toLowerCase()))).toBe(gift);
  });

  it.each(['vidcon50', 'Save_5+', 'a&b', '50%', 'ÉTÉ-25', 'A.B'])('leaves %o as it is', (code) => {
    expect(readCode(code)).toBe(code);
    expect(readCode(readCode(`«${code}».`))).toBe(code);
  });

  it.each(['', '  ', '\u200b', '“”', '-.-'])('finds nothing in %o', (text) => {
    expect(readCode(text)).toBe('');
  });
});

describe('a code of groups', () => {
  it.each(['7K2M41QX8B3DZ0VN', '7k2m-4lqx-8b3d-zovn', '7K2M 41QX-8B3D Z0VN'])('is read in %o', (text) => {
    expect(readGiftCode(text)).toBe(gift);
  });

  it.each([
    '',
    '7K2M-41QX-8B3D',
    `${gift}-0`,
    '7K2M-41QX-8B3D-Z0VU',
    'https://example.com',
    '7K-2M41-QX8B-3DZ0-VN',
    'Ä'.repeat(16),
  ])('is not in %o', (text) => {
    expect(readGiftCode(text)).toBeNull();
  });

  it('has as many as are asked for', () => {
    expect(readGroups('7K2M 41QX', 2)).toBe('7K2M-41QX');
    expect(readGroups(gift, 2)).toBeNull();
  });
});
