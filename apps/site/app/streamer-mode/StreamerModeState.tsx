import type { Client } from '@backbeat/sdk';
import { liveQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsSignedIn, useOpenServices } from '../features/session/index.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { hideAddressCodes } from './addressCodes.ts';
import { StoredMode } from './StoredMode.tsx';
import { storing } from './storing.ts';
import { liveAsked, liveRead, selectHiding } from './streamerModeSlice.ts';

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

/** The address bar is on the screen as well. */
const AddressCodes = () => {
  const isHidden = useAppSelector(selectHiding) !== 'none';
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address
  useLayoutEffect(() => hideAddressCodes(isHidden), [isHidden, key]);
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
      <AddressCodes />
      {services !== null && isSignedIn ? <LiveCheck client={services.client} /> : null}
    </>
  );
};
