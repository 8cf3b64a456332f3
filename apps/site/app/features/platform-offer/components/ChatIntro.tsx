import { Container, Heading, Icon, Text } from '@backbeat/ui';
import { TwitchIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { TaxNote } from '../../pricing/index.ts';
import { afterwards, trialDays } from '../content.ts';
import { BotLine, PersonLine } from './ChatLine.tsx';
import { SendBar } from './SendBar.tsx';

const Block = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
    gap: clamp(32px, 5vw, 80px);
    align-items: end;
    padding-block: clamp(104px, 10vw, 148px) clamp(56px, 6vw, 96px);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const Words = styled('div', {
  base: css`display: grid; gap: clamp(18px, 2vw, 28px); align-content: start; align-self: center;`,
});

const ChatBox = styled('div', {
  base: css`
    display: grid;
    gap: 16px;
    padding: clamp(16px, 1.8vw, 24px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    ${below(576)} { & [data-person]:not([data-person] + [data-person]) { display: none; } }
  `,
});

const ChatHead = styled('p', {
  base: css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    color: var(--bb-muted);
    font-weight: 500;
    font-size: var(--bb-fs-small);
  `,
});

const Lines = styled('ul', { base: css`display: grid; gap: 12px;` });

/** A chat that wants music; its send button starts the trial. */
export const ChatIntro = () => (
  <Block>
    <Words>
      <Heading level={1} size="hero">
        Chat wants music. You get {trialDays} days free.
      </Heading>
      <Text size="lead">
        Twitch-safe stations for your games. Try Premium for {trialDays} days before you pay.
      </Text>
      <TaxNote />
    </Words>
    <ChatBox>
      <ChatHead>
        <span>Stream chat</span>
        <Icon icon={TwitchIcon} />
      </ChatHead>
      <Lines>
        <PersonLine who="bitpudding">no music today?</PersonLine>
        <PersonLine who="moss">last time the VOD went silent for an hour</PersonLine>
        <BotLine>
          Now playing: <b>LoFi</b>. Cleared for Twitch.
        </BotLine>
        <PersonLine who="bitpudding">ok this is good</PersonLine>
        <PersonLine who="captain">what does it cost</PersonLine>
        <BotLine>
          <b>$0 for {trialDays} days</b>
          <span>{`, then ${afterwards}. Cancel any time.`}</span>
        </BotLine>
      </Lines>
      <SendBar text="Say yes to chat" size="md" />
    </ChatBox>
  </Block>
);
