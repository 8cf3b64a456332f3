import { Heading, Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { proFeatures } from '../content.ts';

const Features = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: clamp(28px, 3vw, 48px) var(--bb-gap);
    & > li { display: grid; gap: 8px; align-content: start; }
    & > li:nth-of-type(8n + 3) > :first-child, & > li:nth-of-type(8n + 6) > :first-child { background: var(--bb-cell-3); color: var(--bb-on-cell-3); }
    ${below(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
});

const Pad = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 52px;
    block-size: 52px;
    margin-block-end: 8px;
    border-radius: 15px;
    background: var(--bb-cell-1);
  `,
});

const PadIcon = styled('svg', {
  base: css`
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  `,
});

const Text = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45;`,
});

/** Everything in Pro at a glance. */
export const ProFeatures = () => (
  <Section step={11} title="What's in Pro">
    <Features>
      {proFeatures.map(({ title, text, sign }) => (
        <li key={title}>
          <Pad>
            <PadIcon viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </PadIcon>
          </Pad>
          <Heading level={3}>{title}</Heading>
          <Text>{text}</Text>
        </li>
      ))}
    </Features>
  </Section>
);
