import { css, styled } from '@backbeat/ui/styling';

/** A name in a chat. */
export const ChatName = styled('b', {
  base: css`font-weight: 650;`,
  variants: {
    tone: {
      teal: css`color: var(--bb-teal);`,
      pink: css`color: var(--bb-pink);`,
      sun: css`color: var(--bb-sun-text);`,
    },
  },
});
