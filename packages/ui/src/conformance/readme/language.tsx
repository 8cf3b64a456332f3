import { CookieBanner, SiteHeader } from '@backbeat/ui';
import { LocaleProvider, uiTexts } from '@backbeat/ui/locale';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import { de } from '@backbeat/ui/texts/de';

const texts = [uiTexts(de), uiTexts({ cookies: 'Hinweis zu Cookies' })];
const links = [{ label: 'Preise', href: '/pricing' }];

export const German = () => (
  <LocaleProvider locale="de" texts={texts}>
    <StyleProvider>
      <GlobalStyles />
      <SiteHeader name="Backbeat" items={links} mobileItems={links} />
      <CookieBanner acceptText="Einverstanden" onAccept={() => {}}>
        Backbeat verwendet Cookies.
      </CookieBanner>
    </StyleProvider>
  </LocaleProvider>
);
