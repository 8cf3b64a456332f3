import { HeroArtCompact } from '@backbeat/ui/blocks';
import { css, from, styled } from '@backbeat/ui/styling';

/** The step grid below the first words, where there is no room beside them. */
export const CompactHero = styled(HeroArtCompact, {
  base: css`inline-size: 100%; block-size: auto; margin-block-end: 56px; ${from(992)} { display: none; }`,
});
