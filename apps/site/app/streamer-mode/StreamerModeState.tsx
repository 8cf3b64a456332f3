import type { Client } from '@backbeat/sdk';
import { liveQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useIsSignedIn, useOpenServices } from '../features/session/index.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { StoredMode } from './StoredMode.tsx';
import { storing } from './storing.ts';
import { liveAsked, liveRead } from './streamerModeSlice.ts';

const LiveCheck = ({ client }: { readonly client: Client }) => {
  const dispatch = useAppDispatch();
  const { data, dataUpdatedAt: atMs, isLoading, failureCount } = useQuery(liveQuery(client));
  const isAsking = isLoading && failureCount === 0;
  const isLive = data?.live ?? null;
  useLayoutEffect(() => {
    if (isAsking) dispatch(liveAsked());
    else dispatch(storing(liveRead({ isLive, atMs })));
    return () => void dispatch(liveRead({ isLive: null, atMs }));
  }, [dispatch, isAsking, isLive, atMs]);
  return null;
};

/** Keeps streamer mode true for a page that shows something private: by what is kept, and by whether the channel is on air. */
export const StreamerModeState = () => {
  const services = useOpenServices();
  const isSignedIn = useIsSignedIn();
  return (
    <>
      {/* First, so that the check adds to what is kept. */}
      <StoredMode />
      {services !== null && isSignedIn ? <LiveCheck client={services.client} /> : null}
    </>
  );
};
