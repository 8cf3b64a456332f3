import { LoadingOverlay, Text } from '@backbeat/ui';

/** From the press of the button to the thank-you page. */
export const PayOverlay = () => (
  <LoadingOverlay
    cover="page"
    label={
      <span>
        Processing
        <br />
        <Text inline size="small">
          Please keep this page open.
        </Text>
      </span>
    }
  />
);
