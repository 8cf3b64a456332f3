import type { TabChannel } from './Session.ts';

/** Tabs that talk through a BroadcastChannel. */
export const broadcastTabs = (channel: BroadcastChannel): TabChannel => ({
  post: (message) => channel.postMessage(message),
  subscribe: (listener) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  },
});
