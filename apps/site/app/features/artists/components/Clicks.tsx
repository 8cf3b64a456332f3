import { Section, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { WideGrid } from '../../../landing/drawingStyles.ts';
import { LateSplit } from '../../../landing/splits.ts';

const cells = [
  '32223t223222p222322232223',
  '2322232p2322t3222322232p2',
  '22p222322232223222pt22322',
  '222t222322232p23222322232',
  '32223222p2t2322232223222p',
  '232p2322232223222t2p23222',
  '2t322232223222p222322232t',
  '22232223tp232223222322232s',
];

const Heading = styled('h2', {
  base: css`
    max-inline-size: 11em;
    font-size: var(--bb-fs-h2);
  `,
});

const Count = styled('span', {
  base: css`
    display: block;
    margin-block-end: .18em;
    font-size: var(--bb-fs-stat);
    font-weight: 800;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -.045em;
    line-height: .95;
  `,
});

const Figure = styled('figure', { base: css`min-inline-size: 0;` });

const Caption = styled('figcaption', {
  base: css`margin-block-start: 14px; color: var(--bb-muted); font-size: var(--bb-fs-small);`,
});

/** Two million clicks, ten thousand to a cell, and one more for the plus. */
export const Clicks = () => (
  <Section step={4}>
    <LateSplit>
      <Stack align="start">
        <Heading>
          <Count>2 million+</Count> artist profile clicks per month
        </Heading>
        <Text size="lead">A song plays, chat asks, the name is one click away.</Text>
      </Stack>
      <Figure>
        <WideGrid rows={cells} pitch={23} cell={19} radius={6} viewBox="0 0 600 184" />
        <Caption>One cell is 10,000 clicks a month. The last one is the plus.</Caption>
      </Figure>
    </LateSplit>
  </Section>
);
