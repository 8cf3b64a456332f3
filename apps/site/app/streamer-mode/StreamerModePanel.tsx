import { Panel, Switch } from '@backbeat/ui';
import { useStreamerMode } from './useStreamerMode.ts';

/** The switch. */
export const StreamerModePanel = () => {
  const [isOn, set] = useStreamerMode();
  return (
    <Panel padding="calm" role="region" aria-label="Streamer mode">
      <Switch
        label="Streamer mode"
        note="Hides your email, codes and prices on this device. Turns on by itself while your Twitch channel is live. Pressing “.” twice turns it on and off, on every page."
        checked={isOn}
        onChange={(event) => set(event.target.checked)}
      />
    </Panel>
  );
};
