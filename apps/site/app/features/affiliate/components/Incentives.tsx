import { Heading, Section, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { WideGrid } from '../../../landing/drawingStyles.ts';
import { type Incentive, incentives } from '../content.ts';

const List = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: clamp(36px, 4vw, 64px) clamp(28px, 5vw, 88px);
    & > li { display: grid; gap: 24px; align-content: start; }
    & [data-figure] {
      font: 800 var(--bb-fs-stat)/.95 var(--bb-font-display);
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: -.045em;
    }
    ${below(768)} {
      grid-template-columns: minmax(0, 1fr);
      & > li { grid-template-columns: 120px minmax(0, 1fr); align-items: center; }
    }
  `,
});

const Title = styled(Heading, { base: css`margin-block: 4px 8px;` });

const Note = styled('p', {
  base: css`
    margin-block-start: clamp(32px, 4vw, 56px);
    padding-block-start: 20px;
    border-block-start: 2px solid var(--bb-line);
    color: var(--bb-muted);
    font-size: var(--bb-fs-lead);
  `,
});

const Fact = styled('b', { base: css`color: var(--bb-text); font-weight: 600;` });

const hundred = ({ rows, letter }: Incentive) =>
  Array.from({ length: 10 }, (_, row) => (row < rows ? letter : '1').repeat(10));

/** What each side gets, as shares of a hundred cells. */
export const Incentives = () => (
  <Section step={5} title="Program incentives">
    <List>
      {incentives.map((incentive) => (
        <li key={incentive.title}>
          <WideGrid rows={hundred(incentive)} pitch={20} cell={16} radius={5} />
          <div>
            <p data-figure="">{incentive.figure}</p>
            <Title level={3}>{incentive.title}</Title>
            <Text tone="muted">{incentive.text}</Text>
          </div>
        </li>
      ))}
    </List>
    <Note>
      <Fact>Payouts are monthly,</Fact> through a payment service, with no minimum.
    </Note>
  </Section>
);
