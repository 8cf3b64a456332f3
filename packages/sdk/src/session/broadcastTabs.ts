import type { TabChannel } from './Session.ts';

/** Tabs that talk through a BroadcastChannel. */
export const broadcastTabs = (channel: BroadcastChannel): TabChannel => ({
  post: (message) => channel.postMessage(message),
  subscribe: (listener) => {
    const hear = ({ data }: MessageEvent<unknown>) => listener(data);
    channel.addEventListener('message', hear);
    return () => channel.removeEventListener('message', hear);
  },
});
