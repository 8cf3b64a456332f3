import * as ours from '@backbeat/ui';
import { LocaleProvider } from '@backbeat/ui/locale';
import { ThemeProvider } from '@backbeat/ui/styling';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as theirs from 'ui-of-a-library';
import { useLocale } from 'ui-of-a-library/locale';
import { useTheme } from 'ui-of-a-library/styling';

const Anchor = (props) => createElement('a', { ...props, 'data-router': '' });
const Says = () => `${useTheme().choice} in ${useLocale()}`;

const page = createElement(
  LocaleProvider,
  { locale: 'de' },
  createElement(
    ThemeProvider,
    null,
    createElement(
      ours.LinkProvider,
      { value: Anchor },
      createElement(theirs.LinkButton, { href: '/pricing' }, 'Pricing'),
      createElement(Says),
    ),
  ),
);

process.stdout.write(
  JSON.stringify({
    copies: ours.LinkProvider === theirs.LinkProvider ? 1 : 2,
    html: renderToStaticMarkup(page).replaceAll(/<style.*?<\/style>/gs, ''),
  }),
);
