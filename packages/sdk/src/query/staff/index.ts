/** TanStack Query options for internal apps: `useQuery(staffPersonQuery(client, guid))`. */
export * from './staffMutations.ts';
export * from './staffQueries.ts';
