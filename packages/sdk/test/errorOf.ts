/** The error that a call rejects with; an object with `resolved` when it does not. */
export const errorOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (value) => ({ resolved: value }),
    (error: unknown) => error,
  );
