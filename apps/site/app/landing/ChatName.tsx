import { css, styled } from '@backbeat/ui/styling';

/** The colours of names in a chat. */
export const chatTones = {
  teal: css`color: var(--bb-teal);`,
  pink: css`color: var(--bb-pink);`,
  sun: css`color: var(--bb-sun-text);`,
} as const;

/** A name in a chat. */
export const ChatName = styled('b', { base: css`font-weight: 650;`, variants: { tone: chatTones } });
