import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTexts } from './createTexts.tsx';
import { LocaleProvider, useLocale } from './LocaleProvider.tsx';

const { useTexts, override } = createTexts({
  close: 'Close',
  pages: (count: number) => `${count} pages`,
});

const Shown = () => {
  const { close, pages } = useTexts();
  return <p lang={useLocale()}>{`${close}, ${pages(2)}`}</p>;
};

it('speaks English without a provider', () => {
  expect(renderToStaticMarkup(<Shown />)).toBe('<p lang="en-US">Close, 2 pages</p>');
});

it('replaces texts one by one, the later and the inner ones first', () => {
  const german = override({ close: 'Schließen', pages: (count) => `${count} Seiten` });
  const page = (
    <LocaleProvider locale="de" texts={[german, override({ close: 'Zu' })]}>
      <Shown />
      <LocaleProvider locale="de-AT" texts={[override({ pages: (count) => `${count} Blatt` })]}>
        <Shown />
      </LocaleProvider>
    </LocaleProvider>
  );
  expect(renderToStaticMarkup(page)).toBe('<p lang="de">Zu, 2 Seiten</p><p lang="de-AT">Zu, 2 Blatt</p>');
});
