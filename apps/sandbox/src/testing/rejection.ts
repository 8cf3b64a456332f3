/** What a promise is rejected with; fails when it is not. */
export const rejection = async (promise: Promise<unknown>): Promise<unknown> => {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('The promise was fulfilled.');
};
