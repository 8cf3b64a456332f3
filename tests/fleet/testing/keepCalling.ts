import { setTimeout as wait } from 'node:timers/promises';
import type { TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import type { TestFleet } from './startTestFleet.ts';

const callers = 8;
/** Callers pause longer than they wait, so that the load is steady and the machine not overloaded. */
const breathOf = (tookMs: number): number => Math.max(50, 4 * tookMs);

/** People who read their account through the balancer until they are stopped. No call is repeated. */
export const keepCalling = (fleet: TestFleet, people: readonly TestPerson[]) => {
  let isOver = false;
  let answered = 0;
  const failures: string[] = [];
  const call = async (person: TestPerson, path: string): Promise<void> => {
    const startedAtMs = performance.now();
    const { status, text } = await fleet.send(path, { token: person.token });
    if (status === 200) answered += 1;
    else failures.push(`${path}: ${status} ${text.slice(0, 200)}`);
    await wait(breathOf(performance.now() - startedAtMs));
  };
  const running = Array.from({ length: callers }, async (_, index) => {
    const person = people[index % people.length];
    while (person !== undefined && !isOver)
      for (const path of ['/v1/me', '/v1/account', '/v1/account/identities']) await call(person, path);
  });
  return {
    /** Ends the load. @returns how many calls were answered, and the outcomes of the others */
    stop: async () => {
      isOver = true;
      await Promise.all(running);
      return { answered, failures };
    },
  };
};
