import { Button } from '@backbeat/ui';
import { renderToHtmlWithCriticalCss } from '@backbeat/ui/server';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';

const Page = () => (
  <html lang="en">
    <head>
      <title>Hello</title>
    </head>
    <body>
      <StyleProvider>
        <GlobalStyles />
        <Button variant="primary">Sign up</Button>
      </StyleProvider>
    </body>
  </html>
);

export const html = await renderToHtmlWithCriticalCss(<Page />);
