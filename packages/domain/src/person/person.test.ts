import { describe, expect, it } from 'vitest';
import {
  maxNameLength,
  personalProblem,
  personalProblemText,
  personalProblemTexts,
  readEmail,
} from '../index.ts';

describe('an email address', () => {
  it.each([
    ...['a@b.co', 'first.last+tag@sub.example.com', "o'neil@x.org", 'd&g@example.com', 'A@B.CO', '_@a.bc'],
    ...['ada@xn--e1afmkfd.xn--p1ai', '9@9.ab', '!#$%&*+/=?^_`{|}~-@example.com', 'a-@x-1.io', "ada'@x.com"],
    `${'a'.repeat(242)}@example.com`,
  ])('%o is one, and stays as it is', (text) => {
    expect(readEmail(text)).toBe(text);
    expect(personalProblem('email', text)).toBeNull();
  });

  it.each([
    [' nova@example.com ', 'nova@example.com'],
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    ['ada@exämple.de', 'ada@xn--exmple-cua.de'],
    ['ada@ПОЧТА.РФ', 'ada@xn--80a1acny.xn--p1ai'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ｅｘａｍｐｌｅ．com', 'ada@example.com'],
  ])('%o is sent as %o', (text, sent) => {
    expect(readEmail(text)).toBe(sent);
    expect(readEmail(sent)).toBe(sent);
  });

  it.each([
    ...['nova', 'nova@', '@example.com', 'nova@example', 'nova@example.', 'nova@.com', 'nova@exa..mple.com'],
    ...['nova lee@example.com', 'a@b@c.com', 'ada..b@example.com', '.ada@example.com', 'ada.@example.com'],
    ...[
      'ü@example.com',
      'ada@-x.com',
      'ada@x-.com',
      'ada@x.c',
      'ada@127.0.0.1',
      'ada@[::1]',
      'ada@x.com\n.y',
    ],
    ...[
      'ada@почта.рф:80',
      'ada@почта.рф/x',
      'ada@почта%2eрф',
      'ada@почта',
      'ada@１２７.0.0.1',
      'ada@\u{ffff}.рф',
    ],
    ...[`ada@${'x'.repeat(64)}.com`, `${'a'.repeat(243)}@example.com`, `${'a'.repeat(240)}@почта.рф`],
  ])('%o is none', (text) => {
    expect(readEmail(text)).toBeNull();
    expect(personalProblem('email', text)).toBe('email_invalid');
  });

  it('is quick about a long text that is none', () => {
    const start = performance.now();
    expect(readEmail(`a@${'b.'.repeat(100_000)}`)).toBeNull();
    expect(readEmail(`a@${'b.'.repeat(120)}`)).toBeNull();
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('a name', () => {
  it.each([
    ['Nova', null],
    [` ${'N'.repeat(maxNameLength)} `, null],
    ['N'.repeat(101), 'name_too_long'],
    [' \t', 'last_name_required'],
  ] as const)('%o: %o', (name, problem) => {
    expect(personalProblem('last_name', name)).toBe(problem);
  });
});

it('says of each problem what to do', () => {
  expect(personalProblemText('email', 'ada..b@example.com')).toBe(personalProblemTexts.email_invalid);
  expect(personalProblemText('email', 'ada@почта.рф')).toBeNull();
  for (const text of Object.values(personalProblemTexts)) expect(text).toMatch(/^(Enter|Shorten) .+\.$/);
});
