import { StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { SoundSection } from './SoundSection.tsx';

/** Pictures over sound: however short the cut, the same track lies under all of it. */
const cuts = [
  { name: 'Upload', length: '12:40', rows: ['2--1-3--2-1--3-2', 'P---------------'] },
  { name: 'Trailer', length: '1:10', rows: ['3-12-2-000000000', 'P------000000000'] },
  { name: 'Short', length: '0:30', rows: ['13-0000000000000', 'P--0000000000000'] },
] as const;

const Cuts = styled('div', {
  base: css`
    display: grid;
    gap: 20px;
    min-inline-size: 0;
    & > div {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 14px;
      align-items: center;
      font-size: var(--bb-fs-small);
    }
    & > div > span { display: grid; font-weight: 600; line-height: 1.3; }
    & small { color: var(--bb-muted); font: 400 1em/1.3 var(--bb-font-text); font-variant-numeric: tabular-nums lining-nums; }
    & svg { inline-size: 100%; block-size: auto; }
    & > p { padding-inline-start: 78px; color: var(--bb-muted); }
    & > p b {
      margin-inline-end: 6px;
      color: var(--bb-text);
      font: 800 var(--bb-fs-h2)/1 var(--bb-font-display);
      letter-spacing: -.035em;
    }
    ${below(576)} {
      & > div { grid-template-columns: minmax(0, 1fr); gap: 6px; }
      & > div > span { display: flex; gap: 8px; }
      & > p { padding: 0; }
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
