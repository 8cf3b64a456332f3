import { createRequire } from 'node:module';
import { brand, dateText } from '@backbeat/domain';
import {
  documentName,
  type Invoice,
  ownLines,
  receiptRows,
  refundText,
  signedText,
  standText,
} from '@backbeat/sdk/contract';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { receiptLayout } from './receiptLayout.ts';

const require = createRequire(import.meta.url);

/** Regular and bold fonts for each script. */
const fontFiles = [
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
  require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  require.resolve('@expo-google-fonts/vazirmatn/700Bold/Vazirmatn_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
];

/** Vazirmatn has one glyph for a letter with its dots. Noto splits them, and copied text would be wrong. */
const fonts = ['Noto Sans', 'Noto Sans Hebrew', 'Vazirmatn', 'Noto Sans Arabic', 'Noto Sans Thai'];

/** Shared Chinese, Japanese and Korean characters get the shape of the text's language. */
const eastern = (text: string): string[] => {
  const [chinese, japanese, korean] = ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'];
  if (/[\p{scx=Hiragana}\p{scx=Katakana}]/u.test(text)) return [japanese, chinese, korean];
  return /\p{sc=Hangul}/u.test(text) ? [korean, japanese, chinese] : [chinese, japanese, korean];
};

/** The first letter decides the direction of the line. */
const entryOf = (text: string) => ({
  text,
  rtl: /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u.test(text),
});

/** Created with the first receipt, because it loads all fonts. */
let compiler: NodeCompiler | null = null;

/**
 * A receipt or an invoice as a tagged PDF, with the lines of the screen.
 *
 * @example receiptPdf(invoice).subarray(0, 5).toString() // → '%PDF-'
 */
export const receiptPdf = (invoice: Invoice): Buffer => {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: fontFiles }] });
  const name = `${documentName(invoice)} ${invoice.number}`;
  const { refund_of: refundOf = null, seller = [] } = invoice;
  const buyer = ownLines(invoice);
  const rows = receiptRows(invoice);
  const receipt = {
    title: `${brand.name} ${name.toLowerCase()}`,
    brand: brand.name,
    name,
    notes: [
      dateText(invoice.issued_at),
      standText(invoice),
      refundOf === null ? null : `${refundText(invoice)} ${refundOf}`,
    ].filter((note) => note !== null),
    seller: seller.map(entryOf),
    buyer: buyer.map(entryOf),
    rows: rows.map(({ label, amountCents, tone }) => ({
      ...entryOf(label),
      amount: signedText(amountCents),
      total: tone === 'total',
    })),
    foot: `${brand.name}, ${brand.links.site.replace('https://', '')}. All amounts in US dollars.`,
    fonts: [...fonts, ...eastern([...buyer, ...seller].join('\n')), 'Noto Emoji'],
  };
  try {
    return compiler.pdf({
      mainFileContent: receiptLayout,
      inputs: { receipt: JSON.stringify(receipt) },
    });
  } finally {
    // The compiler would keep the texts of this receipt in memory.
    compiler.evictCache(0);
  }
};
