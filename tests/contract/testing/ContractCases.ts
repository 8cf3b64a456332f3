import type { EndpointName, endpointErrors } from '@backbeat/sdk/contract';
import type { Worlds } from './startWorlds.ts';

/** Causes one outcome of a call with the real services: resolves with the answer, or rejects with the client's error. */
export type Case = (worlds: Worlds) => Promise<unknown>;

type CodesOf<N extends EndpointName> = (typeof endpointErrors)[N][number];

/** A success, and every error that the contract lists: leave one out and this does not compile. */
type CasesOf<N extends EndpointName> = { readonly success: Case } & {
  readonly [C in CodesOf<N>]: Case;
};

/** The cases of some calls. */
export type ContractCases<N extends EndpointName = EndpointName> = { readonly [M in N]: CasesOf<M> };
