import { below, css, GlobalStyles, StyleProvider, styled } from '@backbeat/ui/styling';

const Sleeve = styled('article', {
  base: css`
    padding: 24px;
    background: var(--bb-raised);
    ${below(768)} { padding: 16px; }
  `,
  variants: { loud: { true: css`color: var(--bb-pink);` } },
});

export const LoudSleeve = () => (
  <StyleProvider>
    <GlobalStyles />
    <Sleeve loud className="mine">
      Side A
    </Sleeve>
  </StyleProvider>
);
