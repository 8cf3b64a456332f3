import { StepGrid } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { cornerLabel } from './cornerLabel.ts';
import { TrackBar } from './TrackBar.tsx';
import { TrackRows } from './TrackRows.tsx';

/** A van on its way along a lake, drawn in steps. */
const scene = [
  '........................................',
  '.......................x................',
  '.............0--......xx1.....s.........',
  '.....................22211..............',
  '..1---....1.........2222111......1......',
  '.........110.......222221111....1100---.',
  '........11100.....22222211111..11100....',
  '.......1111000...22222221111111111000...',
  '......111110000.2222222211111111110000..',
  '.....1111110000222222222111111111100000.',
  '...t1111111000222t2222221111P-1111000t00',
  '3333333333333333333333333333333333333333',
  '222222222222222222222222222221--22222222',
  '111112--11111111112---111111111111111111',
  '0000000000000000000000000000000000000000',
];

/** The pictures of the edit: five cuts. */
const reel = ['2------1---3---------2-----1----'];

const Edit = styled('div', {
  base: css`
    position: relative;
    display: grid;
    grid-template-columns: 5fr 12fr;
    grid-template-rows: clamp(280px, 27vw, 400px) auto auto;
    gap: clamp(6px, .7vw, 10px);
    ${below(992)} { grid-template-columns: 6fr 10fr; }
    ${below(768)} { grid-template-columns: minmax(0, 1fr); grid-template-rows: 210px auto auto auto; }
  `,
});

const Bin = styled('div', {
  base: css`
    display: grid;
    gap: 14px;
    align-content: start;
    min-inline-size: 0;
    padding: clamp(14px, 1.6vw, 24px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    & > span { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    /* As many tracks as the picture is high. */
    ${below(1440)} { & > div > div:nth-of-type(n + 5) { display: none; } }
    ${below(768)} { grid-row: 2; & > div > div:nth-of-type(n + 3) { display: none; } }
  `,
});

const Monitor = styled('div', {
  base: css`
    position: relative;
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    overflow: clip;
    & > svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  `,
});

const Clock = styled('span', {
  base: css`
    ${cornerLabel}
    & span { margin-inline-start: 4px; }
  `,
});

const Lane = styled('div', {
  base: css`
    grid-column: 1 / -1;
    & > svg { display: block; inline-size: 100%; block-size: clamp(36px, 4vw, 56px); }
  `,
});

/** Where the edit stands: one line through pictures and sound. */
const Head = styled('i', {
  base: css`
    position: absolute;
    inset-inline-start: 79%;
    inset-block-end: -8px;
    inline-size: 4px;
    block-size: clamp(128px, 12vw, 172px);
    border-radius: 2px;
    background: var(--bb-text);
    &::before {
      content: "";
      position: absolute;
      inset-block-start: -4px;
      inset-inline-start: -6px;
      inline-size: 16px;
      block-size: 16px;
      border-radius: 5px;
      background: var(--bb-text);
    }
    ${below(768)} { block-size: 182px; }
  `,
});

const description =
  'A video edit: saved tracks, the picture, its cuts in a row and, under all of them, one track as the loudest thing';

/** An edit whose sound is the loudest thing. */
export const EditStage = ({ bar }: Pick<AudienceWords, 'bar'>) => (
  <Edit role="img" aria-label={description}>
    <Bin>
      <span>Downloads</span>
      <TrackRows />
    </Bin>
    <Monitor>
      <Clock>
        Final cut <span>0:42 / 3:10</span>
      </Clock>
      <StepGrid
        rows={scene}
        pitch={30}
        cell={26}
        radius={7}
        viewBox="0 0 1200 450"
        preserveAspectRatio="xMidYMax slice"
      />
    </Monitor>
    <Lane>
      <StepGrid
        rows={reel}
        pitch={40}
        cell={34}
        radius={10}
        viewBox="3 3 1274 34"
        preserveAspectRatio="none"
      />
    </Lane>
    <Lane>
      <TrackBar look="loud" icon={DownloadIcon} asWave {...bar} />
    </Lane>
    <Head />
  </Edit>
);
