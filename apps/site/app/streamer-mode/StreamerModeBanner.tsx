import { Banner, Button } from '@backbeat/ui';
import { StatusPlace } from '../chrome/StatusPlace.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectIsOnForStream } from './streamerModeSlice.ts';
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
  const isForStream = useAppSelector(selectIsOnForStream);
  const state = isForStream ? 'turned on because your Twitch channel is live' : 'is on';
  return (
    <StatusPlace aria-live="polite">
      {isOn ? (
        <Banner action={<TurnOff onClick={() => set(false)} />}>
          {`Streamer mode ${state}. Your email, codes and prices are hidden.`}
        </Banner>
      ) : null}
    </StatusPlace>
  );
};
