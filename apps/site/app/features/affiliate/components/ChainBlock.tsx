import { Container, Heading, Icon, VisuallyHidden } from '@backbeat/ui';
import { LinkIcon } from '@backbeat/ui/icons';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { beat } from '../../../landing/drawingStyles.ts';
import { chain } from '../content.ts';

const Block = styled('section', { base: css`padding-block-end: var(--bb-section);` });

const Chain = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    ${from(992)} { grid-template-columns: 3fr 7fr 3fr 3fr; }
  `,
});

/** A hit and the cord that leads to the next one. */
const Hit = styled('li', {
  base: css`
    position: relative;
    display: grid;
    gap: 24px;
    align-content: start;
    padding-inline-end: clamp(28px, 3.6vw, 56px);
    &::after {
      content: "";
      position: absolute;
      inset-block-start: calc(clamp(120px, 14vw, 184px) / 2 - 10px);
      inset-inline-end: 0;
      inline-size: clamp(28px, 3.6vw, 56px);
      block-size: 20px;
      background: var(--bb-cell-2);
    }
    &:last-of-type { padding-inline-end: 0; }
    &:last-of-type::after { display: none; }
    ${below(992)} {
      grid-template-columns: 132px minmax(0, 1fr);
      gap: 20px;
      align-items: center;
      padding: 0 0 28px;
      &::after { inset-block: auto 0; inset-inline: 56px auto; inline-size: 20px; block-size: 28px; }
      &:last-of-type { padding: 0; }
    }
  `,
});

const HitText = styled('p', {
  base: css`max-inline-size: 24em; color: var(--bb-muted); line-height: 1.45;`,
});

const HitTitle = styled(Heading, { base: css`margin-block-end: 6px;` });

const Pad = styled('div', {
  base: css`
    display: grid;
    place-items: end start;
    block-size: clamp(120px, 14vw, 184px);
    padding: 18px 22px;
    border-radius: clamp(26px, 3vw, 44px);
    ${below(992)} { block-size: 108px; padding: 14px 16px; border-radius: 28px; }
  `,
  variants: {
    kind: {
      go: css`background: var(--bb-art-pink); color: var(--bb-art-ink); ${beat}`,
      hold: css`background: var(--bb-cell-3); color: var(--bb-on-cell-3); ${below(992)} { block-size: 190px; }`,
      save: css`background: var(--bb-art-sun); color: var(--bb-on-sun); ${beat} animation-delay: calc(8 * var(--bb-step));`,
      earn: css`background: var(--bb-art-teal); color: var(--bb-art-ink); ${beat} animation-delay: calc(12 * var(--bb-step));`,
    },
  },
});

const PadFigure = styled('b', {
  base: css`
    font: 800 clamp(2.5rem, 1.4rem + 3vw, 4.25rem)/.9 var(--bb-font-display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -.05em;
    white-space: nowrap;
    ${below(992)} { font-size: 2rem; white-space: normal; }
  `,
});

const PadIcon = styled(Icon, { base: css`inline-size: clamp(44px, 4.4vw, 64px); block-size: auto;` });

/** How it works: one hit sets off the next. */
export const ChainBlock = () => (
  <Block aria-labelledby="affiliate-how">
    <Container>
      <h2 id="affiliate-how">
        <VisuallyHidden>How it works</VisuallyHidden>
      </h2>
      <Chain>
        {chain.map(({ kind, figure, title, text }) => (
          <Hit key={kind}>
            <Pad kind={kind}>
              {figure === null ? <PadIcon icon={LinkIcon} /> : <PadFigure>{figure}</PadFigure>}
            </Pad>
            <div>
              <HitTitle level={3}>{title}</HitTitle>
              <HitText>{text}</HitText>
            </div>
          </Hit>
        ))}
      </Chain>
    </Container>
  </Block>
);
