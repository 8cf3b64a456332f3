import { css, styled } from '@backbeat/ui/styling';

/** A name in a chat. */
export const Nick = styled('b', {
  base: css`font-weight: 650;`,
  variants: {
    tone: {
      teal: css`color: var(--teal);`,
      pink: css`color: var(--pink);`,
      sun: css`color: var(--sun-text);`,
    },
  },
});
