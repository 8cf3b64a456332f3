/**
 * Runs work for each item, with a limited number at a time. Returns the results in the order of the items.
 *
 * @example await inParallel(2, [1, 2, 3], async (n) => n * 2) // → [2, 4, 6]
 */
export const inParallel = async <T, R>(
  width: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results = new Map<number, R>();
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results.set(index, await work(item, index));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
};
