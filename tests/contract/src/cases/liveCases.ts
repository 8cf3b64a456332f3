import type { ContractCases } from '../../testing/ContractCases.ts';
import { asAnonymous, asSomebody, overLimit, withoutDatabase } from '../../testing/commonCases.ts';

/** Whether somebody's channel is on air. */
export const liveCases: ContractCases<'live'> = {
  live: {
    success: asSomebody((client) => client.live()),
    unauthorized: asAnonymous((client) => client.live()),
    rate_limited: overLimit((client) => client.live()),
    internal: withoutDatabase((client) => client.live()),
  },
};
