import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { SoundSection } from './SoundSection.tsx';

const hours = ['223-p--223-2p--2', '23--pT-3---2p3-2', 'T--2p3--23-3-2T2', '22T--3-3--23-3--'];

const Recording = styled('div', {
  base: css`
    display: grid;
    gap: 10px;
    min-inline-size: 0;
    & > div {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 14px;
      align-items: center;
      color: var(--bb-muted);
      font-size: var(--bb-fs-small);
    }
    & svg { inline-size: 100%; block-size: auto; }
    & > p { margin-block-start: 8px; padding-inline-start: 78px; color: var(--bb-muted); }
    & > p b {
      margin-inline-end: 6px;
      color: var(--bb-text);
      font: 800 var(--bb-fs-h2)/1 var(--bb-font-display);
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: -.035em;
    }
    ${below(576)} {
      & > div { grid-template-columns: minmax(0, 1fr); gap: 4px; }
      & > p { padding: 0; }
    }
  `,
});

const description =
  'Four hours of a recorded stream, one row each. Music plays in every cell, none is muted.';

/** What is left of a stream: all of it. */
export const RecordingBlock = ({ sound }: Pick<AudienceWords, 'sound'>) => (
  <SoundSection sound={sound}>
    <Recording role="img" aria-label={description}>
      {hours.map((row, index) => (
        <div key={row}>
          <span>{`Hour ${index + 1}`}</span>
          <StepGrid rows={[row]} pitch={40} cell={34} radius={10} />
        </div>
      ))}
      <p>
        <b>0:00:00</b> muted
      </p>
    </Recording>
  </SoundSection>
);
