import { Heading, Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { proFeatures } from '../content.ts';

const Features = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: clamp(28px, 3vw, 48px) var(--bb-gap);
    & > li { display: grid; gap: 8px; align-content: start; }
    & p { color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45; }
    & > li > span {
      display: grid;
      place-items: center;
      inline-size: 52px;
      block-size: 52px;
      margin-block-end: 8px;
      border-radius: 15px;
      background: var(--bb-cell-1);
    }
    & > li:nth-of-type(8n + 3) > span, & > li:nth-of-type(8n + 6) > span { background: var(--bb-cell-3); color: var(--bb-on-cell-3); }
    & svg {
      inline-size: 1.25em;
      block-size: 1.25em;
      fill: none;
      stroke: currentColor;
      stroke-width: 2;
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    ${below(992)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  `,
});

/** Everything in Pro at a glance. */
export const ProFeatures = () => (
  <Section step={11} title="What's in Pro">
    <Features>
      {proFeatures.map(({ title, text, sign }) => (
        <li key={title}>
          <span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={sign} />
            </svg>
          </span>
          <Heading level={3}>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </Features>
  </Section>
);
