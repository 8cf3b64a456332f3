import { brand } from '@backbeat/domain';
import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { ChatName } from '../../../landing/ChatName.tsx';
import { PortraitImage } from '../../../landing/showcase/PortraitImage.tsx';
import type { AudienceWords } from '../content.ts';
import { cornerLabel } from './cornerLabel.ts';
import { TrackBar } from './TrackBar.tsx';

/** A platform game, drawn in steps. */
const game = [
  '',
  '......................s',
  '',
  '..........1---',
  '....................1--.....0--',
  '..0--',
  '.............t.t.t',
  '',
  '.............2-----......1--',
  '........t......................3----',
  '....x..........................22222',
  '.11111...333333........2---....22222',
  '.11111...222222....0...1111.p..22222',
  '333333333222222333333333333333333333',
  '222222222222222222222222222222222222',
  '111111111111111111111111111111111111',
];

const Stage = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 12fr 4fr;
    grid-template-rows: clamp(168px, 17vw, 248px) clamp(150px, 16vw, 232px) auto;
    gap: clamp(6px, .7vw, 10px);
    & > * { border-radius: var(--bb-r-l); overflow: clip; }
    & > :last-of-type { grid-column: 1 / -1; }
    ${below(768)} { grid-template-columns: 1fr 1fr; grid-template-rows: 210px 150px auto; }
  `,
});

const Game = styled('div', {
  base: css`
    position: relative;
    grid-row: 1 / 3;
    background: var(--bb-raised);
    & > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
    ${below(768)} { grid-row: 1; grid-column: 1 / -1; }
  `,
});

const Live = styled('span', {
  base: css`
    ${cornerLabel}
    display: flex;
    align-items: center;
    gap: 8px;
    & i { inline-size: 10px; block-size: 10px; border-radius: 3px; background: var(--bb-pink); }
  `,
});

const Camera = styled('div', {
  base: css`
    background: #42367c;
    & img { inline-size: 100%; block-size: 100%; object-fit: contain; }
  `,
});

/** Drops its oldest lines where there is little room. */
const Chat = styled('div', {
  base: css`
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 6px;
    padding: 16px 18px;
    background: var(--bb-raised);
    font-size: var(--bb-fs-small);
    line-height: 1.35;
    ${below(1200)} { & p:nth-of-type(1) { display: none; } }
    ${below(992)} { padding: 12px 14px; font-size: var(--bb-fs-tiny); & p:nth-of-type(2) { display: none; } }
    ${below(768)} { & p:nth-of-type(2) { display: block; } }
  `,
});

const description = 'A stream layout: the game, the camera, the chat and, along the bottom, the track bar';

/** A stream whose track bar is the loudest thing. */
export const StreamStage = ({ bar }: Pick<AudienceWords, 'bar'>) => (
  <Stage role="img" aria-label={description}>
    <Game>
      <Live>
        <i />
        Live <span>4:12:08</span>
      </Live>
      <StepGrid
        rows={game}
        pitch={30}
        cell={26}
        radius={7}
        viewBox="0 0 1080 480"
        preserveAspectRatio="xMidYMax slice"
      />
    </Game>
    <Camera>
      <PortraitImage name="long" />
    </Camera>
    <Chat>
      <p>
        <ChatName tone="teal">moss_and_moth</ChatName> this song though
      </p>
      <p>
        <ChatName tone="sun">bitpudding</ChatName> !song
      </p>
      <p>
        <ChatName tone="pink">{brand.name}</ChatName> Now playing: LoFi
      </p>
      <p>
        <ChatName tone="teal">moss_and_moth</ChatName> saved, ty
      </p>
    </Chat>
    <TrackBar look="loud" {...bar} />
  </Stage>
);
