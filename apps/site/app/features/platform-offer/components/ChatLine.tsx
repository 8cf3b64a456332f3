import { brand } from '@backbeat/domain';
import { Avatar, LogoSymbol, Portrait } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { Nick } from '../../../landing/Nick.tsx';
import { type Chatter, chatters } from '../content.ts';

const Line = styled('li', {
  base: css`
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    line-height: 1.4;
    & b { font-weight: 650; }
  `,
  variants: {
    kind: {
      person: css`& > p { padding-block: 8px; }`,
      bot: css`& > p { padding: 10px 16px; border-radius: 4px 18px 18px 18px; background: var(--bb-pink-tint); }`,
    },
  },
});

const BotAvatar = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 12px;
    background: var(--bb-cell-1);
    & svg { block-size: 22px; inline-size: auto; }
  `,
});

/** What somebody writes in the chat. */
export const PersonLine = ({ who, children }: { readonly who: Chatter; readonly children: ReactNode }) => {
  const { name, tone, look } = chatters[who];
  return (
    <Line kind="person" data-person="">
      <Avatar>
        <Portrait name={look} />
      </Avatar>
      <p>
        {tone === null ? <b>{name}</b> : <Nick tone={tone}>{name}</Nick>} {children}
      </p>
    </Line>
  );
};

/** What the product answers. */
export const BotLine = ({ children }: { readonly children: ReactNode }) => (
  <Line kind="bot">
    <BotAvatar aria-hidden="true">
      <LogoSymbol />
    </BotAvatar>
    <p>
      <Nick tone="pink">{brand.name}</Nick> {children}
    </p>
  </Line>
);
