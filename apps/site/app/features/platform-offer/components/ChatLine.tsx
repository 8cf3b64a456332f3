import { brand } from '@backbeat/domain';
import { Avatar, LogoSymbol, wrapTexts } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { ChatName } from '../../../landing/ChatName.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
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
});

const PersonWords = styled('p', { base: css`padding-block: 8px;` });

const BotWords = styled('p', {
  base: css`padding: 10px 16px; border-radius: 4px 18px 18px 18px; background: var(--bb-pink-tint);`,
  variants: { large: { true: css`justify-self: start; font-size: var(--bb-fs-lead);` } },
});

const BotAvatar = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: 12px;
    background: var(--bb-cell-1);
  `,
});

const BotIcon = styled(LogoSymbol, { base: css`block-size: 22px; inline-size: auto;` });

/** What somebody writes in the chat. */
export const PersonLine = ({ who, children }: { readonly who: Chatter; readonly children: ReactNode }) => {
  const { name, tone, look } = chatters[who];
  return (
    <Line data-person="">
      <Avatar>
        <PortraitImage name={look} />
      </Avatar>
      <PersonWords>
        <span>{tone === null ? <b>{name}</b> : <ChatName tone={tone}>{name}</ChatName>}</span>{' '}
        {wrapTexts(children)}
      </PersonWords>
    </Line>
  );
};

interface BotLineProps {
  readonly children: ReactNode;
  readonly large?: boolean;
}

/** What the product answers. */
export const BotLine = ({ children, large }: BotLineProps) => (
  <Line>
    <BotAvatar aria-hidden="true">
      <BotIcon />
    </BotAvatar>
    <BotWords large={large}>
      <ChatName tone="pink">{brand.name}</ChatName> {wrapTexts(children)}
    </BotWords>
  </Line>
);
