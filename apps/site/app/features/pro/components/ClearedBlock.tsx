import { Badge, Heading, Icon, Section, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { LateSplit } from '../../../landing/splits.ts';

const Editor = styled('div', {
  base: css`
    position: relative;
    min-inline-size: 0;
    padding: clamp(16px, 2.4vw, 32px);
    border-radius: var(--r-l);
    background: var(--raised);
    & > svg { inline-size: 100%; block-size: auto; }
    & > span { margin-block-start: 16px; & svg { inline-size: 14px; block-size: 14px; } }
  `,
});

const ruler = Array.from({ length: 16 }, (_, tick) => tick);

const clips = [
  { x: 0, width: 196, fill: 'var(--cell-1)' },
  { x: 204, width: 116, fill: 'var(--cell-2)' },
  { x: 328, width: 312, fill: 'var(--cell-1)' },
] as const;

/** The loudness of a track, bar by bar. */
const wave = Array.from({ length: 33 }, (_, bar) => ({
  bar,
  height: 10 + ((4 * bar - 11 * Math.floor(bar / 5)) % 44),
}));

const Timeline = () => (
  <svg viewBox="0 0 640 280" aria-hidden="true">
    {ruler.map((tick) => (
      <rect
        key={tick}
        x={4 + tick * 40}
        y="8"
        width="32"
        height="8"
        rx="4"
        fill={tick % 4 === 0 ? 'var(--cell-2)' : 'var(--cell-1)'}
      />
    ))}
    {clips.map((clip) => (
      <rect key={clip.x} y="40" height="96" rx="20" {...clip} />
    ))}
    <rect y="152" width="560" height="88" rx="24" fill="var(--art-pink)" />
    <rect x="568" y="152" width="72" height="88" rx="20" fill="var(--cell-0)" />
    <g fill="var(--art-ink)" opacity=".55">
      {wave.map(({ bar, height }) => (
        <rect key={bar} x={20 + bar * 16} y={196 - height / 2} width="8" height={height} rx="4" />
      ))}
    </g>
    <rect x="416" width="4" height="280" rx="2" fill="var(--text)" />
  </svg>
);

const description = 'A video edit: three clips above, one music track held beneath them, marked as cleared';

/** A track under a video, cleared. */
export const ClearedBlock = () => (
  <Section>
    <LateSplit>
      <Stack align="start">
        <Heading level={2}>Cleared where you publish</Heading>
        <Text size="lead">Videos that you publish on YouTube while Pro is active are cleared.</Text>
      </Stack>
      <Editor role="img" aria-label={description}>
        <Timeline />
        <Badge tone="teal">
          <Icon name="check" /> Cleared while Pro is active
        </Badge>
      </Editor>
    </LateSplit>
  </Section>
);
