import { Notice } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useServices } from '../../session/index.ts';
import { selectCheckout, testBannerDismissed } from '../checkoutSlice.ts';

/**
 * Beside the logo, where the page's header is empty; on small screens below the form. The page learns late that
 * it stands on a staging host, and must not move then.
 */
const Place = styled(Notice, {
  base: css`
    ${from(992)} {
      position: absolute;
      z-index: 41;
      inset-block-start: 14px;
      inset-inline-end: max(var(--bb-gutter), calc((100% - var(--bb-page)) / 2));
      max-inline-size: 720px;
      padding-block: 10px;
    }
  `,
});

/** Two test cards, on a staging host only. */
export const TestBanner = () => {
  const isStaging = useServices()?.config.staging ?? false;
  const { isTestBannerDismissed } = useAppSelector(selectCheckout);
  const dispatch = useAppDispatch();
  if (!isStaging || isTestBannerDismissed) return null;

  return (
    <Place tone="test" onDismiss={() => dispatch(testBannerDismissed())}>
      Test environment. Use <b>4111 1111 1111 1111</b> to pay, <b>4000 0000 0000 0002</b> to be declined.
    </Place>
  );
};
