import { Banner, Button } from '@backbeat/ui';
import { StatusPlace } from '../chrome/StatusPlace.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { useStreamerMode } from './useStreamerMode.ts';

const TurnOff = ({ onClick }: { readonly onClick: () => void }) => (
  <Button ref={useFocusAfter()} size="sm" onClick={onClick}>
    Turn off
  </Button>
);

/** On pages that hide something, why they do. */
export const StreamerModeBanner = () => {
  const [isOn, set] = useStreamerMode();
  return (
    <StatusPlace aria-live="polite">
      {isOn ? (
        <Banner action={<TurnOff onClick={() => set(false)} />}>
          Streamer mode is on. Your email, codes and prices are hidden.
        </Banner>
      ) : null}
    </StatusPlace>
  );
};
