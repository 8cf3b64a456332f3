import { coverageQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';

const tickMs = 20_000;

/** Whether the person is covered, asked for once a minute, and how fresh that is. */
export const useCoverage = () => {
  const { client } = useSignedInServices();
  const { data, error, isFetching, fetchStatus, dataUpdatedAt, refetch } = useQuery(coverageQuery(client));
  const [nowMs, setNowMs] = useState(Date.now);

  useEffect(() => {
    const timer = window.setInterval(() => setNowMs(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, []);

  return {
    coverage: data,
    error,
    isFetching,
    /** The browser has no network: the next question waits for it. */
    isOffline: fetchStatus === 'paused',
    checkedAtMs: dataUpdatedAt,
    nowMs: Math.max(nowMs, dataUpdatedAt),
    refetch,
  };
};
