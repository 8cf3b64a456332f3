/** TanStack Query options for every resource: `useQuery(meQuery(client))`, `useMutation(redeemMutation(client))`. */
export * from './accountQueries.ts';
export * from './changedBy.ts';
export * from './channelMutations.ts';
export * from './contentQueries.ts';
export * from './mutations.ts';
export { queryKeys } from './queryKeys.ts';
