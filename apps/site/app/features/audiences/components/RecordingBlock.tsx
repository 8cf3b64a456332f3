import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { SoundRows, SoundSection } from './SoundSection.tsx';

const hours = ['223-p--223-2p--2', '23--pT-3---2p3-2', 'T--2p3--23-3-2T2', '22T--3-3--23-3--'];

const Recording = styled(SoundRows, {
  base: css`
    gap: 10px;
    & > div { color: var(--bb-muted); }
    & > p { margin-block-start: 8px; }
    & > p b { font-variant-numeric: tabular-nums lining-nums; }
    ${below(576)} { & > div { gap: 4px; } }
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
