import { Badge, Heading, Icon, Section, Stack, Text } from '@backbeat/ui';
import { CheckIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { WideDrawing } from '../../../landing/drawingStyles.ts';
import { soundBars } from '../../../landing/soundBars.ts';
import { LateSplit } from '../../../landing/splits.ts';

const Editor = styled('div', {
  base: css`
    position: relative;
    min-inline-size: 0;
    padding: clamp(16px, 2.4vw, 32px);
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
  `,
});

const Verdict = styled(Badge, { base: css`margin-block-start: 16px;` });

const VerdictIcon = styled(Icon, { base: css`inline-size: 14px; block-size: 14px;` });

/** Sixteen ticks, each a line with round ends; every fourth is brighter. */
const ticks = Array.from({ length: 16 }, (_, tick) => ({
  start: `M${8 + tick * 40} 12h24`,
  isBeat: tick % 4 === 0,
}));
const ruler = [true, false].map((isBeat) => ({
  path: ticks
    .filter((tick) => tick.isBeat === isBeat)
    .map(({ start }) => start)
    .join(''),
  stroke: isBeat ? 'var(--bb-cell-2)' : 'var(--bb-cell-1)',
}));

const clips = [
  { x: 0, width: 196, fill: 'var(--bb-cell-1)' },
  { x: 204, width: 116, fill: 'var(--bb-cell-2)' },
  { x: 328, width: 312, fill: 'var(--bb-cell-1)' },
] as const;

/** The loudness of a track, bar by bar. */
const wave = soundBars(
  Array.from({ length: 33 }, (_, bar) => ({
    x: 20 + bar * 16,
    height: 10 + ((4 * bar - 11 * Math.floor(bar / 5)) % 44),
  })),
  { width: 8, middle: 196 },
);

const Timeline = () => (
  <WideDrawing viewBox="0 0 640 280" aria-hidden="true">
    {ruler.map(({ path, stroke }) => (
      <path key={stroke} d={path} stroke={stroke} strokeWidth="8" strokeLinecap="round" />
    ))}
    {clips.map((clip) => (
      <rect key={clip.x} y="40" height="96" rx="20" {...clip} />
    ))}
    <rect y="152" width="560" height="88" rx="24" fill="var(--bb-art-pink)" />
    <rect x="568" y="152" width="72" height="88" rx="20" fill="var(--bb-cell-0)" />
    <path d={wave} stroke="var(--bb-art-ink)" strokeWidth="8" strokeLinecap="round" opacity=".55" />
    <rect x="416" width="4" height="280" rx="2" fill="var(--bb-text)" />
  </WideDrawing>
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
        <Verdict tone="teal">
          <VerdictIcon icon={CheckIcon} /> Cleared while Pro is active
        </Verdict>
      </Editor>
    </LateSplit>
  </Section>
);
