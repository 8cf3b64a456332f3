import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { useStreamerMode } from './streamerMode.ts';

const Place = styled('div', {
  base: css`
    &[data-hides] input { -webkit-text-security: disc; }
    &[data-hides] input::placeholder { -webkit-text-security: none; }
  `,
});

/** Around a field that takes names and addresses: while viewers look on, what is typed into it shows as dots. */
export const PrivateTyping = ({ children }: { readonly children: ReactNode }) => (
  <Place data-hides={useStreamerMode() ? '' : undefined}>{children}</Place>
);
