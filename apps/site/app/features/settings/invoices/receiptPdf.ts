import { brand, dateText } from '@backbeat/domain';
import type { Invoice } from '@backbeat/sdk/contract';
import { jsPDF } from 'jspdf';
import { documentName, ownLines, receiptRows, signedText, standText } from './invoiceWords.ts';

/** A4 in points, and its margin. */
const page = { width: 595, margin: 56 } as const;
const right = page.width - page.margin;

interface TextLook {
  readonly size: number;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
  readonly grey?: number;
}

/** What the fonts that every reader has can write (Windows-1252). */
const isWritable = (text: string): boolean => /^[\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/.test(text);

/** Any other writing is drawn by the browser, which has a font for it, and put in as a picture. */
const drawPicture = (doc: jsPDF, text: string, x: number, y: number, { size, isBold }: TextLook): void => {
  const scale = 4;
  const canvas = document.createElement('canvas');
  const font = `${isBold ? 'bold ' : ''}${size * scale}px Helvetica, Arial, sans-serif`;
  const measure = canvas.getContext('2d');
  if (measure === null) throw new Error('This browser cannot draw the lines of the receipt.');
  measure.font = font;
  canvas.width = Math.ceil(measure.measureText(text).width) + 2 * scale;
  canvas.height = Math.ceil(size * scale * 1.5);
  const context = canvas.getContext('2d') ?? measure;
  context.font = font;
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, size * scale * 1.1);
  const width = Math.min(canvas.width / scale, page.width - 2 * page.margin);
  doc.addImage(canvas, 'PNG', x, y - size * 1.1, width, canvas.height / scale);
};

const write = (doc: jsPDF, text: string, x: number, y: number, look: TextLook): void => {
  if (!isWritable(text)) {
    drawPicture(doc, text, x, y, look);
    return;
  }
  doc.setFont('helvetica', look.isBold ? 'bold' : 'normal');
  doc.setFontSize(look.size);
  doc.setTextColor(look.grey ?? 20);
  doc.text(text, x, y, { align: look.align ?? 'left' });
};

/** Long lines of a person's own are broken; the fonts know how wide they are. */
const broken = (doc: jsPDF, text: string, width: number, size: number): string[] => {
  if (!isWritable(text)) return [text];
  doc.setFont('helvetica', 'bold');
  doc.setFontSize(size);
  const lines: unknown = doc.splitTextToSize(text, width);
  return Array.isArray(lines) ? lines.map(String) : [text];
};

/** The minus of the screen is not among the letters that every reader has. */
const amountText = (amountCents: number): string => signedText(amountCents).replace('−', '-');

/** A receipt or an invoice as one page of PDF: the same lines as on the screen. */
export const receiptPdf = (invoice: Invoice): Blob => {
  const doc = new jsPDF({ unit: 'pt', format: 'a4' });
  const name = `${documentName(invoice)} ${invoice.number}`;
  doc.setProperties({ title: `${brand.name} ${name.toLowerCase()}`, author: brand.name });
  doc.setLanguage('en-US');
  let y = 84;
  write(doc, brand.name, page.margin, y, { size: 20, isBold: true });
  write(doc, name, right, y - 6, { size: 11, isBold: true, align: 'right' });
  write(doc, dateText(invoice.issued_at), right, y + 10, { size: 10, align: 'right', grey: 90 });
  write(doc, standText(invoice) ?? '', right, y + 26, { size: 10, isBold: true, align: 'right' });
  y += 56;
  for (const [index, line] of ownLines(invoice).entries()) {
    for (const part of broken(doc, line, right - page.margin, 11)) {
      write(doc, part, page.margin, y, { size: 11, isBold: index === 0 });
      y += 16;
    }
  }
  y += 24;
  for (const { label, amountCents, tone } of receiptRows(invoice)) {
    const isTotal = tone === 'total';
    if (isTotal) {
      doc.setDrawColor(190);
      doc.line(page.margin, y - 4, right, y - 4);
      y += 18;
    }
    const size = isTotal ? 14 : 11;
    write(doc, amountText(amountCents), right, y, { size, isBold: isTotal, align: 'right' });
    for (const part of broken(doc, label, right - page.margin - 110, 11)) {
      write(doc, part, page.margin, y, { size: 11, isBold: isTotal });
      y += 20;
    }
  }
  const foot = `${brand.name}, ${brand.links.site.replace('https://', '')}. All amounts in US dollars.`;
  write(doc, foot, page.margin, 786, { size: 9, grey: 110 });
  return doc.output('blob');
};
