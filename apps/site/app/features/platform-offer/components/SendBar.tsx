import { type ButtonSize, LinkButton } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { offerPath, trialDays } from '../content.ts';

const Bar = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    inline-size: 100%;
    padding-block: 6px;
    padding-inline: 18px 6px;
    border-radius: 20px;
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1.5px var(--bb-rule);
    color: var(--bb-muted);
    ${below(576)} { grid-template-columns: minmax(0, 1fr); padding: 6px; }
  `,
});

const Typed = styled('span', { base: css`${below(576)} { padding: 8px 12px 2px; }` });

/** A chat's input line whose send button starts the trial. */
export const SendBar = ({ text, size }: { readonly text: string; readonly size: ButtonSize }) => (
  <Bar>
    <Typed aria-hidden="true">{text}</Typed>
    <LinkButton variant="primary" size={size} href={offerPath}>
      Start {trialDays}-day free trial
    </LinkButton>
  </Bar>
);
