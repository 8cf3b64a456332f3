import { Banner, Button } from '@backbeat/ui';
import { StatusPlace } from '../chrome/StatusPlace.ts';
import { useStreamerMode } from './useStreamerMode.ts';

/** On pages that hide something, why they do. */
export const StreamerModeBanner = () => {
  const [isOn, set] = useStreamerMode();
  return (
    <StatusPlace aria-live="polite">
      {isOn ? (
        <Banner
          action={
            <Button size="sm" onClick={() => set(false)}>
              Turn off
            </Button>
          }
        >
          Streamer mode is on. Your email, codes and prices are hidden.
        </Banner>
      ) : null}
    </StatusPlace>
  );
};
