declare global {
  /** What the head of a person's page has asked for (earlyCalls.ts), by address and authorization. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * What has been asked for already, once: who asks again wants a new answer.
 *
 * @param key the address; for a call of the api, with a space and its `Authorization` behind it
 */
export const earlyAnswer = (key: string): Promise<Response> | undefined => {
  const answer = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return answer;
};
