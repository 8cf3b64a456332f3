import { dateText, subscriptionState } from '@backbeat/domain';
import { useAccount } from '../session/index.ts';

/** How long nothing is paid, as a sentence with a space after it; empty without a trial. */
export const useFreeUntil = (): string => {
  const { data: account, dataUpdatedAt } = useAccount();
  if (account === undefined) return '';
  const { user, subscription } = account;
  const state = subscriptionState({ tier: user.tier, subscription, atMs: dataUpdatedAt });
  return state.kind === 'trial' ? `Free until ${dateText(state.endsOn)}. ` : '';
};
