import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument, staffOpenApiDocument } from '../../scripts/openApiDocument.ts';
import { webAddress } from './fields.ts';

const document = openApiDocument();
const text = JSON.stringify(document);

describe('docs/openapi.json', () => {
  it('is what the contract says; if not, run `pnpm --filter @backbeat/sdk openapi`', async () => {
    const stored = await readFile(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(stored)).toEqual(JSON.parse(text));
  });

  it('says of an address what the check says: a pattern has no flags', () => {
    const pattern = z.toJSONSchema(webAddress).pattern ?? '';
    for (const address of [
      'https://img.example/1.png',
      'HTTP://img.example',
      'ftp://img.example',
      'https://',
    ]) {
      expect(new RegExp(pattern).test(address), address).toBe(z.safeParse(webAddress, address).success);
    }
  });

  it('refers only to what it holds', () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set(references)).toEqual(
      new Set([
        'Account',
        'Error',
        'Identity',
        'PaymentMethod',
        'PlanChangeQuote',
        'PlayedTrack',
        'SharedChannel',
        'StationCard',
        'Subscription',
        'Testimonial',
        'User',
      ]),
    );
    const object = { type: 'object', properties: expect.anything() };
    const expected = Object.fromEntries(
      [...new Set(references)].map((name) => [
        name,
        name === 'PaymentMethod' ? { anyOf: [object, object] } : object,
      ]),
    );
    expect(document).toMatchObject({ components: { schemas: expected } });
    expect(text).not.toContain('$defs');
  });
});

describe('docs/staff-openapi.json', () => {
  it('is what the contract says; if not, run `pnpm --filter @backbeat/sdk openapi`', async () => {
    const stored = await readFile(new URL('../../../../docs/staff-openapi.json', import.meta.url), 'utf8');
    expect(JSON.parse(stored)).toEqual(JSON.parse(JSON.stringify(staffOpenApiDocument())));
  });
});
