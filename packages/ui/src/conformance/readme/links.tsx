import { type AnchorProps, LinkButton, LinkProvider } from '@backbeat/ui';

/** Your router's link stands here; this one knows only its shape. */
const Anchor = ({ href = '/', ...rest }: AnchorProps) => <a href={href} data-router="" {...rest} />;

export const App = () => (
  <LinkProvider value={Anchor}>
    <LinkButton href="/pricing">Pricing</LinkButton>
  </LinkProvider>
);
