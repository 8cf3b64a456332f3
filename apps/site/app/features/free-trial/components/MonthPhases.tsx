import { Heading, Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { PriceNote } from '../../pricing/index.ts';
import { phases } from '../content.ts';
import { DayStrip } from './DayStrip.tsx';

const Phases = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 36px var(--bb-gap);
    & > li { display: grid; gap: 10px; align-content: start; }
    ${below(768)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const Text = styled('p', { base: css`color: var(--bb-muted); max-inline-size: 26em;` });

/** How the free month goes. */
export const MonthPhases = () => (
  <Section step={4} title="How the month goes">
    <Phases>
      {phases.map(({ title, text, ...days }) => (
        <li key={title}>
          <DayStrip size="sm" {...days} />
          <Heading level={3}>{title}</Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </Phases>
    <PriceNote />
  </Section>
);
