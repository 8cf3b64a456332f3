import { Container, VisuallyHidden } from '@backbeat/ui';
import { LinkIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { chain } from '../content.ts';
import { Chain, Hit, HitText, HitTitle, Pad, PadFigure, PadIcon } from './chainStyles.ts';

const Block = styled('section', { base: css`padding-block-end: var(--bb-section);` });

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
