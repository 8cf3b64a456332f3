import { checkedText } from './streamTime.ts';

interface Freshness {
  readonly isOffline: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
  readonly isProviderRead: boolean;
  readonly checkedAtMs: number;
  readonly nowMs: number;
}

/** How fresh the light is, and whether it may be out of date. */
export const freshness = ({ isOffline, hasFailed, isProviderRead, checkedAtMs, nowMs }: Freshness) => {
  const checked = checkedText(checkedAtMs, nowMs);
  if (isOffline) return { text: `You are offline. ${checked}.`, isOld: true };
  if (hasFailed) return { text: `We could not check just now. ${checked}.`, isOld: true };
  if (!isProviderRead)
    return {
      text: 'The payment service does not answer. This is what it said last, and we keep asking.',
      isOld: true,
    };
  return { text: `${checked}. Again every minute while this page is open.`, isOld: false };
};
