import { StationArt } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** A station's picture in the player. */
export const RoundArt = styled(StationArt, { base: css`border-radius: 16px;` });
