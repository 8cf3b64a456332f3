import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleProvider } from '../styling/StyleProvider.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const logo = <img src="/lotus.svg" alt="" />;

it.each([
  ['SiteHeader', <SiteHeader key="header" name="Lotus" logo={logo} />],
  ['SiteFooter', <SiteFooter key="footer" name="Lotus" logo={logo} copyright="© Lotus" />],
])("%s shows another brand's logo and says its name", (_, element) => {
  const html = renderToStaticMarkup(<StyleProvider>{element}</StyleProvider>);
  expect(html).toMatch(/<a [^>]*aria-label="Lotus home"[^>]*><img src="\/lotus.svg" alt=""\/><\/a>/);
  expect(html).not.toContain('viewBox="0 0 30 41"');
});
