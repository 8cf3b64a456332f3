import { useEffect, useState } from 'react';

/** The time at which the page was mounted; null in the prerendered page, which must not know a clock. */
export const useNowMs = (): number | null => {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => setNowMs(Date.now()), []);
  return nowMs;
};
