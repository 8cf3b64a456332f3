import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSender, type Resolver } from './checkSender.ts';

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type: 'spki', format: 'der' });
const key = keyOf(2048).toString('base64');

const nothing = (code: string) => Object.assign(new Error(code), { code });

/** A domain whose records are all as they should be, but for `changed`. */
const resolverOf = (
  changed: Readonly<Record<string, readonly string[] | Error>>,
  exchanges: readonly string[] = ['mx.example.com'],
): Resolver => {
  const records: Readonly<Record<string, readonly string[] | Error>> = {
    'example.com': ['google-site-verification=x', 'v=spf1 include:_spf.provider.example ~all'],
    'beat._domainkey.example.com': [`v=DKIM1; k=rsa; p=${key}`],
    '_dmarc.example.com': ['v=DMARC1; p=quarantine; rua=mailto:reports@example.com'],
    ...changed,
  };
  return {
    resolveMx: async () => {
      if (exchanges.length === 0) throw nothing('ENODATA');
      return exchanges.map((exchange) => ({ exchange }));
    },
    resolveTxt: async (name) => {
      const found = records[name];
      if (found instanceof Error) throw found;
      if (found === undefined) throw nothing('ENOTFOUND');
      // Long records come in pieces.
      return found.map((text) => text.match(/.{1,255}/gs) ?? []);
    },
  };
};
const wrongOf = async (resolver: Resolver, address = 'hello@example.com', selector: string | null = 'beat') =>
  (await checkSender(resolver, address, selector))
    .filter(({ isGood }) => !isGood)
    .map(({ text }) => text)
    .join('\n');

describe('the domain of the sender', () => {
  it('is good when it says all that receivers ask', async () => {
    expect(await wrongOf(resolverOf({}))).toBe('');
    const texts = (await checkSender(resolverOf({}), 'hello@Example.com', 'beat')).map(({ text }) => text);
    expect(texts).toEqual([
      'MX: answers to example.com go to mx.example.com.',
      'SPF: v=spf1 include:_spf.provider.example ~all',
      'DKIM: a key of 2048 bits at beat._domainkey.example.com.',
      'DMARC: v=DMARC1; p=quarantine; rua=mailto:reports@example.com',
    ]);
  });

  it.each<[string, Readonly<Record<string, readonly string[] | Error>>, string]>([
    ['no SPF', { 'example.com': ['other'] }, 'does not say who may send'],
    ['no text at all', { 'example.com': nothing('ENODATA') }, 'does not say who may send'],
    ['two SPF', { 'example.com': ['v=spf1 a -all', 'v=spf1 mx -all'] }, 'has 2 records'],
    ['an SPF for everybody', { 'example.com': ['v=spf1 a +all'] }, 'lets everybody send'],
    ['an SPF that says nothing', { 'example.com': ['v=spf1 a ?all'] }, 'lets everybody send'],
    ['an SPF without an end', { 'example.com': ['v=spf1 include:x.example'] }, 'does not end'],
    ['an SPF for nobody', { 'example.com': ['v=spf1 -all'] }, 'lets nobody send'],
    ['another version', { 'example.com': ['v=spf10 a -all'] }, 'does not say who may send'],
    ['no DKIM', { 'beat._domainkey.example.com': nothing('ENOTFOUND') }, 'there is no key'],
    ['a withdrawn DKIM', { 'beat._domainkey.example.com': ['v=DKIM1; p='] }, 'is withdrawn'],
    ['half a DKIM', { 'beat._domainkey.example.com': [`p=${key.slice(0, 90)}`] }, 'is no key'],
    ['a short DKIM', { 'beat._domainkey.example.com': [`p=${keyOf(512).toString('base64')}`] }, '512 bits'],
    ['no DMARC', { '_dmarc.example.com': [] }, 'has no record'],
    ['two DMARC', { '_dmarc.example.com': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'are 2 records'],
    ['a DMARC without policy', { '_dmarc.example.com': ['v=DMARC1'] }, 'does not say what to do'],
    ['a server of names that fails', { '_dmarc.example.com': nothing('ESERVFAIL') }, 'no server of names'],
  ])('is told that it has %s, and nothing else', async (_, changed, text) => {
    const wrong = await wrongOf(resolverOf(changed));
    expect(wrong).toContain(text);
    expect(wrong.split('\n')).toHaveLength(1);
  });

  it.each([[[]], [['']], [['.']]])('is told that it takes no mail: MX %o', async (exchanges) => {
    expect(await wrongOf(resolverOf({}, exchanges))).toContain('takes no mail');
  });

  it('takes the DMARC of the domain above, and other kinds of keys', async () => {
    const below = resolverOf({
      'mail.example.com': ['v=spf1 redirect=_spf.example.com'],
      'beat._domainkey.mail.example.com': [
        'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
      ],
    });
    expect(await wrongOf(below, 'hello@mail.example.com')).toBe('');
  });

  it('cannot be told about DKIM without its selector', async () => {
    expect(await wrongOf(resolverOf({}), 'hello@example.com', null)).toContain('Say the selector');
  });
});
