import { Banner, Button } from '@backbeat/ui';
import { useStreamerMode } from './useStreamerMode.ts';

/** On pages that hide something, why they do. */
export const StreamerModeBanner = () => {
  const [isOn, set] = useStreamerMode();
  if (!isOn) return null;
  return (
    <Banner
      role="status"
      action={
        <Button size="sm" onClick={() => set(false)}>
          Turn off
        </Button>
      }
    >
      Streamer mode is on. Your email, codes and prices are hidden.
    </Banner>
  );
};
