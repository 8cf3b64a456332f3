import { type AnchorProps, LinkButton, LinkProvider } from '@backbeat/ui';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';

/** Your router's link stands here; this one knows only its shape. */
const Anchor = ({ href = '/', ...rest }: AnchorProps) => <a href={href} data-router="" {...rest} />;

export const App = () => (
  <StyleProvider>
    <GlobalStyles />
    <LinkProvider value={Anchor}>
      <LinkButton href="/pricing">Pricing</LinkButton>
    </LinkProvider>
  </StyleProvider>
);
