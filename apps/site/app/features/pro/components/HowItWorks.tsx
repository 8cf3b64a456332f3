import { Heading, LinkButton, Row, Section, Split } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { howItWorks } from '../content.ts';

const Steps = styled('ol', {
  base: css`
    counter-reset: how;
    display: grid;
    gap: 4px;
    margin-block-end: 32px;
    border-block-start: 2px solid var(--bb-line);
    & > li {
      counter-increment: how;
      position: relative;
      padding-block: 20px;
      padding-inline-start: 72px;
      border-block-end: 1px solid var(--bb-rule);
      color: var(--bb-muted);
      line-height: 1.45;
    }
    & > li::before {
      content: counter(how);
      position: absolute;
      inset-inline-start: 0;
      inset-block-start: 20px;
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      border-radius: 13px;
      background: var(--bb-cell-1);
      color: var(--bb-text);
      font: 750 1.25rem/1 var(--bb-font-display);
    }
  `,
});

const Title = styled('b', {
  base: css`
    display: block;
    margin-block-end: 4px;
    color: var(--bb-text);
    font: 650 var(--bb-fs-h3)/1.2 var(--bb-font-display);
    letter-spacing: -.014em;
  `,
});

/** How the price is found, and where to find one's own. */
export const HowItWorks = () => (
  <Section step={9}>
    <Split kind="questions">
      <Heading level={2}>How it works</Heading>
      <div>
        <Steps>
          {howItWorks.map(({ title, text }) => (
            <li key={title}>
              <Title>{title}</Title> <span>{text}</span>
            </li>
          ))}
        </Steps>
        <Row>
          <LinkButton variant="primary" href="/checkout/pro">
            Get your custom price
          </LinkButton>
          <LinkButton href="/checkout/pro">Calculate costs</LinkButton>
        </Row>
      </div>
    </Split>
  </Section>
);
