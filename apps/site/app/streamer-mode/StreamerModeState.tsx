import type { Client } from '@backbeat/sdk';
import { liveQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useIsSignedIn, useOpenServices } from '../features/session/index.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { followStoredMode, readStoredMode } from './storedMode.ts';
import { keptModeRead, liveRead, streamerModeSet } from './streamerModeSlice.ts';
import { useStreamerModeShortcut } from './useStreamerModeShortcut.ts';

const LiveCheck = ({ client }: { readonly client: Client }) => {
  const dispatch = useAppDispatch();
  const { data } = useQuery(liveQuery(client));
  const live = data?.live ?? null;
  useEffect(() => void dispatch(liveRead(live)), [dispatch, live]);
  return null;
};

/**
 * Keeps streamer mode true for a page that shows something private: what this device remembers, before anything is
 * painted; what another tab does; and whether the channel is on air.
 */
export const StreamerModeState = () => {
  const dispatch = useAppDispatch();
  const services = useOpenServices();
  const isSignedIn = useIsSignedIn();
  useStreamerModeShortcut();
  useLayoutEffect(() => void dispatch(keptModeRead(readStoredMode())), [dispatch]);
  useEffect(() => followStoredMode((wanted) => dispatch(streamerModeSet(wanted))), [dispatch]);
  return services !== null && isSignedIn ? <LiveCheck client={services.client} /> : null;
};
