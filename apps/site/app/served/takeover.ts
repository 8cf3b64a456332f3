let isOver = false;

/**
 * Whether React is about to take over, or is taking over, what was prerendered. It does that in one piece, so one
 * answer holds for the whole page; asking by a store would make it draw every asking part twice.
 */
export const isTakingOver = (): boolean => !isOver;

/** What is drawn from now on is drawn afresh. */
export const endTakeover = (): void => {
  isOver = true;
};
