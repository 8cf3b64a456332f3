import { brand } from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';
import { Heading, Link, LogoSymbol, Section, StepGrid } from '@backbeat/ui';
import { ControlPad } from '@backbeat/ui/blocks';
import { below, css, styled } from '@backbeat/ui/styling';
import { ChatName } from '../../../landing/ChatName.tsx';
import type { AudienceWords } from '../content.ts';

const scenes = ['121101', '10p211'];

const Bento = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(16, minmax(0, 1fr));
    gap: var(--bb-gap);
    & > li {
      position: relative;
      display: grid;
      grid-column: span 6;
      gap: 24px;
      align-content: space-between;
      min-block-size: 260px;
      padding: clamp(20px, 2.4vw, 32px);
      border-radius: var(--bb-r-l);
      background: var(--bb-raised);
      overflow: clip;
    }
    & > li[data-size="wide"] { grid-column: span 10; grid-template-columns: 4fr 6fr; align-items: center; }
    & > li[data-size="narrow"] { grid-column: span 5; }
    & > li > svg { inline-size: 100%; block-size: auto; }
    & > li > div > p { color: var(--bb-muted); }
    ${below(992)} {
      & > li, & > li[data-size="narrow"] { grid-column: span 8; min-block-size: 220px; }
      & > li[data-size="wide"] { grid-column: 1 / -1; }
    }
    ${below(576)} {
      & > li, & > li[data-size] { grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr); min-block-size: 0; }
    }
  `,
});

const BentoTitle = styled(Heading, { base: css`margin-block-end: 8px;` });

const Keys = styled('div', {
  base: css`
    display: flex;
    gap: 8px;
    & kbd {
      display: grid;
      place-items: center;
      min-inline-size: 64px;
      block-size: 64px;
      padding-inline: 14px;
      border-radius: 18px;
      background: var(--bb-cell-1);
      font: 600 var(--bb-fs-ui)/1 var(--bb-font-text);
    }
    & kbd[data-on] { background: var(--bb-art-pink); color: var(--bb-art-ink); }
  `,
});

const ChatLines = styled('div', {
  base: css`
    display: grid;
    gap: 8px;
    & p {
      padding: 10px 14px;
      border-radius: var(--bb-r-m);
      background: var(--bb-ground);
      font-size: var(--bb-fs-small);
      line-height: 1.3;
    }
  `,
});

const Queue = styled('div', {
  base: css`
    display: grid;
    gap: 6px;
    & i { block-size: 14px; border-radius: 6px; background: var(--bb-cell-1); }
    & i[data-on] { inline-size: 88%; background: var(--bb-art-teal); }
    & i:nth-of-type(3) { inline-size: 72%; }
    & i:nth-of-type(4) { inline-size: 50%; }
  `,
});

/** What comes with the player, each with a small picture of itself. */
export const BuiltInFeatures = ({ work }: Pick<AudienceWords, 'work'>) => (
  <Section step={8} title="Built-in features">
    <Bento>
      <li data-size="wide">
        <div>
          <BentoTitle level={3}>Stream Deck, {marketingFigures.streamDeckActions}+ custom actions</BentoTitle>
          <p>{`Skip, favourite, swap stations or lower the volume without leaving ${work}.`}</p>
        </div>
        <ControlPad bare />
      </li>
      <li>
        <div>
          <BentoTitle level={3}>Streaming-tools app store</BentoTitle>
          <p>
            {brand.name} is listed in the{' '}
            <Link href={brand.links.streamlabsAppStore} target="_blank">
              Streamlabs app store
            </Link>
            . Add it where you already build your scenes.
          </p>
        </div>
        <StepGrid rows={scenes} pitch={80} cell={72} radius={20}>
          <LogoSymbol x="185" y="100" width="30" height="40" style={{ color: 'var(--bb-art-ink)' }} />
        </StepGrid>
      </li>
      <li data-size="narrow">
        <div>
          <BentoTitle level={3}>Hot key</BentoTitle>
          <p>One press tells chat what is playing.</p>
        </div>
        <Keys aria-hidden="true">
          <kbd>Ctrl</kbd>
          <kbd>Shift</kbd>
          <kbd data-on="">B</kbd>
        </Keys>
      </li>
      <li>
        <div>
          <BentoTitle level={3}>Chatbot</BentoTitle>
          <p>Announces each track in chat. With Premium it is optional.</p>
        </div>
        <ChatLines aria-hidden="true">
          <p>
            <ChatName tone="sun">bitpudding</ChatName> what is this tune?
          </p>
          <p>
            <ChatName tone="pink">{brand.name}</ChatName> Now playing: Chill
          </p>
        </ChatLines>
      </li>
      <li data-size="narrow">
        <div>
          <BentoTitle level={3}>Interactive mode</BentoTitle>
          <p>Play any single track, build playlists, search deeper. Part of Premium.</p>
        </div>
        <Queue aria-hidden="true">
          <i />
          <i data-on="" />
          <i />
          <i />
        </Queue>
      </li>
    </Bento>
  </Section>
);
