import { Panel, Skeleton } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** As high as the two accounts are on a wide screen, so that little moves when they come. */
export const OfferPanel = styled(Panel, { base: css`min-block-size: 15rem;` });

/** Until the accounts of a link are there. */
export const OfferWaiting = () => (
  <OfferPanel stacked role="status" aria-label="Loading the accounts">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </OfferPanel>
);
