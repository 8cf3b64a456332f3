import { expect, it } from 'vitest';
import { certificateDigest, patternRows } from './CertificateCard.tsx';

const rowsOf = async (jws: string) => patternRows(await certificateDigest(jws));
const many = Array.from({ length: 200 }, (_, at) => `e30.${at}.c2ln`);

it('is the same everywhere', async () => {
  expect(await rowsOf('e30.e30.c2ln')).toMatchInlineSnapshot(`
    [
      "1TP1T1",
      "T11111",
      "T2--11",
      "1T1T1T",
      "2-1111",
      "T1T111",
    ]
  `);
  expect(await rowsOf('e30.e30.c2ln')).toEqual(await rowsOf('e30.e30.c2ln'));
});

it('has six rows of six, one cell in pink, and each held note within its row', async () => {
  for (const jws of many) {
    const rows = await rowsOf(jws);
    expect(rows).toHaveLength(6);
    for (const row of rows) expect(row).toMatch(/^(?:[1TP]|2-{1,2})+$/);
    for (const row of rows) expect(row).toHaveLength(6);
    expect(rows.join('').match(/P/g)).toHaveLength(1);
  }
});

it('is another one for each certificate', async () => {
  const pictures = await Promise.all(many.map(async (jws) => (await rowsOf(jws)).join('\n')));
  expect(new Set(pictures).size).toBe(many.length);
});
