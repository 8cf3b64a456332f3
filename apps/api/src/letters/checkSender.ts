import { createPublicKey } from 'node:crypto';

/** What was looked at, and whether it is as receiving servers want it. */
export interface Finding {
  readonly isGood: boolean;
  /** A sentence for an operator: what is wrong, and what to do. */
  readonly text: string;
}

/** The part of `node:dns/promises` that is asked. */
export interface Resolver {
  resolveTxt(name: string): Promise<string[][]>;
  resolveMx(name: string): Promise<readonly { readonly exchange: string }[]>;
}

const good = (text: string): Finding => ({ isGood: true, text });
const wrong = (text: string): Finding => ({ isGood: false, text });

/** The answer; empty where there is none. @throws where no server of names answers */
const orNothing = async <T>(asked: Promise<readonly T[]>): Promise<readonly T[]> => {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    throw error;
  }
};

/** A record in pieces is one text. */
const readTexts = async (resolver: Resolver, name: string): Promise<readonly string[]> =>
  (await orNothing(resolver.resolveTxt(name))).map((pieces) => pieces.join(''));

/** The tags of a record such as `v=DMARC1; p=none`. */
const tagsOf = (record: string): ReadonlyMap<string, string> =>
  new Map(
    record.split(';').flatMap((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [] : [[part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const];
    }),
  );

const checkMx = async (resolver: Resolver, domain: string): Promise<Finding> => {
  const exchanges = (await orNothing(resolver.resolveMx(domain)))
    .map(({ exchange }) => exchange)
    .filter((exchange) => exchange !== '' && exchange !== '.');
  return exchanges.length > 0
    ? good(`MX: answers to ${domain} go to ${exchanges.join(', ')}.`)
    : wrong(
        `MX: ${domain} takes no mail, so answers and letters that come back reach nobody. Add an MX record, or send from a domain that has one.`,
      );
};

const checkSpf = async (resolver: Resolver, domain: string): Promise<Finding> => {
  const records = (await readTexts(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ''] = records;
  const terms = record.toLowerCase().split(/\s+/);
  const all = terms.find((term) => /^[+?~-]?all$/.test(term));
  if (records.length === 0)
    return wrong(
      `SPF: ${domain} does not say who may send for it. Add a TXT record such as "v=spf1 include:<your provider> ~all"; the provider's documentation has the name.`,
    );
  if (records.length > 1)
    return wrong(
      `SPF: ${domain} has ${records.length} records that begin with v=spf1, and receivers ignore all of them. Make them one.`,
    );
  if (all === 'all' || all === '+all' || all === '?all')
    return wrong(`SPF: "${all}" lets everybody send for ${domain}. End the record with ~all or -all.`);
  if (all === undefined && !terms.some((term) => term.startsWith('redirect=')))
    return wrong(`SPF: the record of ${domain} does not end. Add ~all or -all to it.`);
  if (terms.length < 3 && all !== undefined)
    return wrong(`SPF: "${record}" lets nobody send for ${domain}. Add your provider's include.`);
  return good(`SPF: ${record}`);
};

const leastBits = 1024;

/** The bits of an RSA key; null for what is none. */
const bitsOf = (key: string): number | null => {
  try {
    const { asymmetricKeyDetails } = createPublicKey({
      key: Buffer.from(key, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return asymmetricKeyDetails?.modulusLength ?? null;
  } catch {
    return null;
  }
};

const checkDkim = async (resolver: Resolver, domain: string, selector: string | null): Promise<Finding> => {
  if (selector === null)
    return wrong(
      'DKIM: not looked at. Say the selector that your provider signs with: pnpm mail:check <selector>. It is the "s=" of DKIM-Signature in the source of any letter.',
    );
  const name = `${selector}._domainkey.${domain}`;
  const [record] = (await readTexts(resolver, name)).filter((text) => tagsOf(text).has('p'));
  if (record === undefined)
    return wrong(`DKIM: there is no key at ${name}. Add the record that your provider shows for ${domain}.`);
  const tags = tagsOf(record);
  const key = tags.get('p')?.replaceAll(/\s/g, '') ?? '';
  if (key === '') return wrong(`DKIM: the key at ${name} is withdrawn (its p= is empty).`);
  // The other kind, ed25519, is 32 bytes without a frame.
  if ((tags.get('k') ?? 'rsa') !== 'rsa') return good(`DKIM: a key at ${name}.`);
  const bits = bitsOf(key);
  if (bits === null)
    return wrong(`DKIM: what stands at ${name} is no key. Copy the record anew, as one text without spaces.`);
  return bits < leastBits
    ? wrong(`DKIM: the key at ${name} has ${bits} bits, and receivers ignore fewer than ${leastBits}.`)
    : good(`DKIM: a key of ${bits} bits at ${name}.`);
};

/** The record of the domain, else that of the nearest domain above it. */
const readDmarc = async (resolver: Resolver, domain: string): Promise<readonly string[]> => {
  const records = (await readTexts(resolver, `_dmarc.${domain}`)).filter((text) =>
    /^v=DMARC1\s*(?:;|$)/i.test(text),
  );
  const above = domain.slice(domain.indexOf('.') + 1);
  return records.length > 0 || !above.includes('.') ? records : readDmarc(resolver, above);
};

const checkDmarc = async (resolver: Resolver, domain: string): Promise<Finding> => {
  const records = await readDmarc(resolver, domain);
  const [record = ''] = records;
  const policy = tagsOf(record).get('p')?.toLowerCase();
  if (records.length === 0)
    return wrong(
      `DMARC: ${domain} has no record, and Gmail and Yahoo take bulk mail only with one. Add a TXT record to _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:<who reads the reports>".`,
    );
  if (records.length > 1)
    return wrong(`DMARC: there are ${records.length} records, and receivers ignore all of them. Keep one.`);
  if (policy === undefined || !['none', 'quarantine', 'reject'].includes(policy))
    return wrong(`DMARC: "${record}" does not say what to do. Its p= must be none, quarantine or reject.`);
  return good(
    policy === 'none'
      ? `DMARC: ${record} (only watches: others can still write in your name)`
      : `DMARC: ${record}`,
  );
};

/** Looks at what the sender's domain says about its mail. */
export const checkSender = async (
  resolver: Resolver,
  address: string,
  selector: string | null,
): Promise<readonly Finding[]> => {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const checks = {
    MX: checkMx(resolver, domain),
    SPF: checkSpf(resolver, domain),
    DKIM: checkDkim(resolver, domain, selector),
    DMARC: checkDmarc(resolver, domain),
  };
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return await check;
      } catch (error) {
        return wrong(`${name}: no server of names answered (${String(error)}). Try again.`);
      }
    }),
  );
};
