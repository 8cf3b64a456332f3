import { Body } from '@react-email/body';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { render, toPlainText } from '@react-email/render';
import { createVoice } from './createVoice.ts';
import type { Language, Letter, LetterOf } from './LetterFacts.ts';
import { LetterSheet } from './LetterSheet.tsx';
import { letterReasons, type MarketingKind } from './letterReasons.ts';
import { look, styleSheet } from './looks.ts';
import { wordsOf } from './wordsOf.ts';

/** Who reads a letter, and where the site is. */
export interface RenderOptions {
  readonly language: Language;
  /** IANA name; `UTC` where it is not known. */
  readonly timeZone: string;
  /** Of the site, e.g. `https://www.backbeat.example`. */
  readonly siteUrl: string;
}

/** A letter for a mail program. */
export interface RenderedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What marketing has besides: the mail program's own button to unsubscribe (RFC 8058). */
  readonly headers: Readonly<Partial<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post', string>>>;
}

const textOptions = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: '[data-text-format="facts"]', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
};

const isMarketing = (letter: Letter): letter is LetterOf<MarketingKind> =>
  letterReasons[letter.kind] === 'marketing';

/**
 * Writes a letter.
 *
 * @returns no header of it holds anything that a person has typed
 * @example (await renderLetter({ kind: 'welcome' }, { language: 'de', timeZone: 'UTC', siteUrl })).subject // → 'Willkommen bei Backbeat'
 */
export const renderLetter = async (
  letter: Letter,
  { language, siteUrl, timeZone }: RenderOptions,
): Promise<RenderedLetter> => {
  const voice = createVoice(language, timeZone);
  const { subject, lead } = wordsOf(letter, voice.texts);
  const html = await render(
    <Html lang={language} dir={voice.direction}>
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{styleSheet}</style>
      </Head>
      <Body {...look('page', { margin: 0, padding: 0 })}>
        <Preview>{lead}</Preview>
        <main>
          <LetterSheet letter={letter} siteUrl={siteUrl} voice={voice} />
        </main>
      </Body>
    </Html>,
  );
  return {
    subject,
    html,
    text: `${toPlainText(html, textOptions).trim()}\n`,
    headers: isMarketing(letter)
      ? {
          'List-Unsubscribe': `<${new URL(letter.unsubscribeUrl).href}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
};
