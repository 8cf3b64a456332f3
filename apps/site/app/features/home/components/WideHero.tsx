import { HeroArtWide } from '@backbeat/ui/blocks';
import { below, css, styled } from '@backbeat/ui/styling';

/** The big step grid beside the first words. */
export const WideHero = styled(HeroArtWide, {
  base: css`
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline-end: 0;
    block-size: 100%;
    inline-size: auto;
    max-inline-size: none;
    ${below(992)} { display: none; }
  `,
});
