import { useEffect } from 'react';
import { useAccount } from '../features/session/index.ts';
import type { AnalyticsTool } from './AnalyticsTool.ts';
import { customerTraits } from './person.ts';

/** Tells the tool that looks after customers how their subscription stands, whenever that has changed. */
export const CustomerFollower = ({ tool }: { readonly tool: AnalyticsTool }) => {
  const { data: account, dataUpdatedAt } = useAccount();
  useEffect(() => {
    if (account !== undefined) tool.identify(account.user.guid, customerTraits(account, dataUpdatedAt));
  }, [tool, account, dataUpdatedAt]);
  return null;
};
