import { dateText } from '@backbeat/domain';
import { accountState, useAccount } from '../session/index.ts';

/** How long nothing is paid, as a sentence with a space after it; empty without a trial. */
export const useFreeUntil = (): string => {
  const { data: account } = useAccount();
  if (account === undefined) return '';
  const state = accountState(account);
  return state.kind === 'trial' ? `Free until ${dateText(state.endsOn)}. ` : '';
};
