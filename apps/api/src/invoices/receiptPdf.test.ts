import type { Invoice } from '@backbeat/sdk/contract';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { receiptPdf } from './receiptPdf.ts';

const seller = ['Backbeat Ltd', '1 Example Street', 'Tax number: GB 000 0000 00'];

const paid: Invoice = {
  number: '1042',
  kind: 'charge',
  state: 'paid',
  currency: 'USD',
  issued_at: '2026-06-14T12:00:00Z',
  lines: [
    {
      description: 'Premium, yearly',
      plan_code: 'rocksprem_i_y_v2',
      amount_cents: 7188,
      starts_at: '2026-06-14T12:00:00Z',
      ends_at: '2027-06-14T12:00:00Z',
    },
  ],
  discount_cents: 0,
  tax_cents: 0,
  total_cents: 7188,
  payments: [{ kind: 'card', brand: 'Visa', last_four: '1111', amount_cents: 7188 }],
  refunded_cents: 0,
  balance_cents: 0,
  billing_details: null,
};

const invoiceWith = (company: string, address = ''): Invoice => ({
  ...paid,
  seller,
  billing_details: { company, tax_number: 'PL 525', address },
});

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** The searchable text, page by page. */
const textOf = async (invoice: Invoice): Promise<string[]> =>
  (await extractText(await open(receiptPdf(invoice)))).text;

/** Unlike pdftotext, this reader ignores the replacement text of glyphs with marks: compare letters only. */
const lettersOf = (text: string): string =>
  text.normalize('NFC').replaceAll(/[\p{M}\p{C}\s\u0E32\u0E33]/gu, '');

/** Right-to-left lines come out in visual order: compare the letters of each word. */
const hasWords = (text: string, words: string): boolean =>
  words
    .split(' ')
    .map(lettersOf)
    .every(
      (word) => lettersOf(text).includes(word) || lettersOf(text).includes([...word].toReversed().join('')),
    );

describe('a receipt as a file', () => {
  it.each([
    ['Polish', 'Zażółć gęślą jaźń Sp. z o.o., Łódź'],
    ['Vietnamese', 'Công ty Âm nhạc Việt Nam, Đường Nguyễn Huệ'],
    ['Cyrillic', 'ООО «Ромашка и партнёры», Москва'],
    ['Greek', 'Εταιρεία Μουσικής Αθηνών'],
    ['Hebrew', 'חברת המוזיקה בעמ'],
    ['Arabic', 'شركة الموسيقى العربية المحدودة'],
    ['Thai', 'บริษัท ดนตรีไทย จำกัด ญี่ปุ่น ฝั่งฟ้า'],
    ['Japanese', '株式会社ビート'],
    ['Chinese', '音乐有限公司'],
    ['Korean', '주식회사 음악'],
    ['emoji', '👩‍💻 Ada 🎧'],
    ['several at once', 'Müller & Ромашка 株式会社 Łódź'],
    ['what would be markup', '#strong[x] $x^2$ *b* _c_ @d <e> \\u{41}'],
  ])('is text, in an embedded font, and small: %s', async (_, company) => {
    const pdf = receiptPdf(invoiceWith(company));
    const { text } = await extractText(await open(pdf), { mergePages: true });
    expect(hasWords(text, company), text).toBe(true);
    expect(pdf.length).toBeLessThan(120_000);
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it('has its pages counted, and what was paid on the last one, however long the address is', async () => {
    const address = Array.from({ length: 60 }, (_, at) => `Line ${at}`).join('\n');
    const pages = await textOf(invoiceWith('Beat Ltd', address));
    expect(pages).toHaveLength(2);
    for (const at of Array.from({ length: 60 }).keys()) expect(pages.join('\n')).toContain(`Line ${at}`);
    expect(pages[0]).toContain('Page 1 of 2');
    expect(pages[1]).toContain('Page 2 of 2');
    expect(pages[1]).toContain('Paid by Visa ending in 1111');
    expect(pages[1]).toContain('$71.88');
    const [page, more] = await textOf(invoiceWith('Beat Ltd'));
    expect([page?.includes('Page 1 of 1'), more]).toEqual([true, undefined]);
  });

  it.each([
    'W'.repeat(120),
    'Ünternehmen '.repeat(10).trim(),
    '株式会社'.repeat(30),
    'บริษัทดนตรีไทย'.repeat(8),
  ])('breaks a line that is too long: %s', async (company) => {
    const pdf = await open(receiptPdf(invoiceWith(company)));
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const ends = items.flatMap((item) => ('transform' in item ? [item.transform[4] + item.width] : []));
    expect(Math.max(...ends)).toBeLessThan(595 - 55);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(lettersOf(text)).toContain(lettersOf(company));
  });

  it('has the seller, the receipt that a refund refunds, title, language and structure', async () => {
    const pdf = receiptPdf({
      ...invoiceWith('Beat Ltd'),
      number: '1043',
      state: 'refunded',
      refund_of: '1042',
    });
    const document = await open(pdf);
    const { text } = await extractText(document, { mergePages: true });
    for (const line of [...seller, 'Tax number: PL 525', 'Refund of receipt 1042', 'Receipt 1043'])
      expect(text).toContain(line);
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: 'Backbeat receipt 1043', Language: 'en-US' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'Table', 'TH', 'TD', 'P']) expect(roles).toContain(`"role":"${role}"`);
  });
});
