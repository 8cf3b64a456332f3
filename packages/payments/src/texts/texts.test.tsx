import { globSync, readFileSync } from 'node:fs';
import { declineText } from '@backbeat/domain/declines';
import { pseudoTexts } from '@backbeat/tooling/pseudoTexts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PaymentError, type PaymentErrorCode } from '../PaymentError.ts';
import { checkFieldsText, paymentErrorText } from '../paymentErrorText.ts';
import { CardField } from '../react/CardField.tsx';
import { PaymentsProvider } from '../react/PaymentsProvider.tsx';
import { testConfig } from '../testing/createTestPayments.ts';
import { de } from './de.ts';
import { en, type PaymentsTexts } from './en.ts';

const draw = (texts: PaymentsTexts): string =>
  renderToStaticMarkup(
    <PaymentsProvider config={testConfig} texts={texts}>
      <PaymentsProvider config={testConfig} texts={{ card: 'Eigener Text' }}>
        <CardField layout="split" />
      </PaymentsProvider>
    </PaymentsProvider>,
  );

describe('components', () => {
  it('say what the provider gives them, a text of the inner one first', () => {
    const html = draw(de);
    for (const text of ['Eigener Text', 'Kartennummer', 'Ablaufmonat', 'wird geladen'])
      expect(html).toContain(text);
  });

  it('say nothing of their own in English', () => {
    const texts = [...draw(pseudoTexts(en)).matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !/^\[.*\]$/.test(text))).toEqual(['Eigener Text']);
  });

  it('have no text written in their sources', () => {
    const root = new URL('../react/', import.meta.url).pathname;
    const written = globSync('*.tsx', { cwd: root })
      .filter((file) => !/\.(stories|test)\./.test(file))
      .map((file) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
      .flatMap(
        (text) => text.match(/^\s+[A-Z][a-z]+(?: \w+)*$|="[A-Z][^"]*"|(?:[?:=]|\() '[A-Z][^']+'/gm) ?? [],
      );
    expect(written).toEqual([]);
  });
});

describe('German', () => {
  const codes: readonly PaymentErrorCode[] = [
    ...(['validation', 'declined', 'cancelled', 'timeout'] as const),
    ...(['unavailable', 'action-required', 'expired-token', 'unknown'] as const),
  ];

  it.each(codes)('says %s', (code) => {
    const error = new PaymentError(code, 'for developers');
    expect(paymentErrorText(error, de)).toMatch(/\b(?:d(?:ie|er|as|ein|einer|u)|es)\b/i);
    expect(paymentErrorText(error, de)).not.toBe(paymentErrorText(error));
  });

  it('says why a card was declined, and which parts to look at', () => {
    expect(declineText('expired_card', de)).toBe(
      'Diese Karte ist abgelaufen. Nimm eine andere Karte. Es wurde nichts abgebucht.',
    );
    expect(declineText('unknown', de)).toBe(de.generalFailure);
    expect(checkFieldsText(['number', 'year', 'cvv'], de)).toBe(
      'Prüfe die Kartennummer, das Ablaufdatum und die Prüfnummer.',
    );
    expect(checkFieldsText(['first_name'], de)).toBe('Prüfe den Vornamen.');
  });

  it('is loaded only by who asks for it', () => {
    const root = new URL('../', import.meta.url).pathname;
    const importers = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      /\/de\.ts'/.test(readFileSync(`${root}${file}`, 'utf8')),
    );
    expect(importers.filter((file) => !file.includes('.test.'))).toEqual([]);
  });

  it('has no English left', () => {
    const same = Object.entries(de).filter(([key, text]) =>
      Object.entries(en).some(([k, t]) => k === key && t === text),
    );
    expect(same.map(([key]) => key).toSorted()).toEqual(['placeholderCvv', 'placeholderMonth']);
  });
});
