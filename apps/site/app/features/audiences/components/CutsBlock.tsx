import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { SoundRows, SoundSection } from './SoundSection.tsx';

/** Pictures over sound: however short the cut, the same track lies under all of it. */
const cuts = [
  { name: 'Upload', length: '12:40', rows: ['2--1-3--2-1--3-2', 'P---------------'] },
  { name: 'Trailer', length: '1:10', rows: ['3-12-2-000000000', 'P------000000000'] },
  { name: 'Short', length: '0:30', rows: ['13-0000000000000', 'P--0000000000000'] },
] as const;

const Cuts = styled(SoundRows, {
  base: css`
    gap: 20px;
    & > div > span { display: grid; font-weight: 600; line-height: 1.3; }
    & small { color: var(--bb-muted); font: 400 1em/1.3 var(--bb-font-text); font-variant-numeric: tabular-nums lining-nums; }
    ${below(576)} {
      & > div { gap: 6px; }
      & > div > span { display: flex; gap: 8px; }
    }
  `,
});

const description =
  'Three cuts of a video: the upload, the trailer and the short. The same track lies under each, from its first picture to its last.';

/** One track under every cut of a video. */
export const CutsBlock = ({ sound }: Pick<AudienceWords, 'sound'>) => (
  <SoundSection sound={sound}>
    <Cuts role="img" aria-label={description}>
      {cuts.map(({ name, length, rows }) => (
        <div key={name}>
          <span>
            <span>{name}</span> <small>{length}</small>
          </span>
          <StepGrid rows={rows} pitch={40} cell={34} radius={10} />
        </div>
      ))}
      <p>
        <b>0</b> claims
      </p>
    </Cuts>
  </SoundSection>
);
