import type { MutationFunctionContext, QueryKey } from '@tanstack/react-query';
import { type Change, reloadChanged } from './changedBy.ts';

/** The key of a mutation, and the reload of what it changed (`changedBy`), which it waits for. */
export const changing = <const C extends Change>(change: C) => ({
  mutationKey: [change] as const,
  onSuccess: (
    _data: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => reloadChanged(client, change),
});

/** Like `changing`, for a call whose answer is the whole new answer of a query, which is cached at once. */
export const changingWhole = <const C extends Change>(change: C, queryKey: QueryKey) => ({
  ...changing(change),
  onSuccess: async (
    answer: unknown,
    _variables: unknown,
    _result: unknown,
    { client }: MutationFunctionContext,
  ): Promise<void> => {
    // The answer of an older request would undo the change.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
    await reloadChanged(client, change, queryKey);
  },
});
