import * as ours from '@backbeat/ui';
import { LocaleProvider } from '@backbeat/ui/locale';
import { StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as theirs from 'ui-of-a-library';
import { useLocale } from 'ui-of-a-library/locale';
import { useTheme } from 'ui-of-a-library/styling';

const Anchor = (props) => createElement('a', { ...props, 'data-router': '' });
const Says = () => `${useTheme().choice} in ${useLocale()}`;

// Outside of a provider the other copy would say so in the console.
const page = [
  [StyleProvider],
  [LocaleProvider, { locale: 'de' }],
  [ThemeProvider],
  [ours.LinkProvider, { value: Anchor }],
].reduceRight(
  (inside, [Provider, props]) => createElement(Provider, props, inside),
  [
    createElement(theirs.LinkButton, { key: 'link', href: '/pricing' }, 'Pricing'),
    createElement(Says, { key: 'says' }),
  ],
);

process.stdout.write(
  JSON.stringify({
    copies: ours.LinkProvider === theirs.LinkProvider ? 1 : 2,
    html: renderToStaticMarkup(page).replaceAll(/<style.*?<\/style>/gs, ''),
  }),
);
