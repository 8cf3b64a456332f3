import { below, css, styled } from '@backbeat/ui/styling';

const Sleeve = styled('article', {
  base: css`
    padding: var(--s6);
    background: var(--raised);
    ${below(768)} { padding: var(--s4); }
  `,
  variants: { loud: { true: css`color: var(--pink);` } },
});

export const LoudSleeve = () => (
  <Sleeve loud className="mine">
    Side A
  </Sleeve>
);
