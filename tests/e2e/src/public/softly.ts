import { expect } from '../support/test.ts';

/** Reports a fault and goes on, so that one run names every fault of a page. */
export const softly = expect.configure({ soft: true, timeout: 15_000 });
