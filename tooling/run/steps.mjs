import { performance } from 'node:perf_hooks';

/** @param {number} ms */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Shows one line while a step runs and how long it took when it has ended.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const step = async (title, work) => {
  const from = performance.now();
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `… ${title}` : `… ${title}\n`);
  const tick = live
    ? setInterval(() => process.stdout.write(`\r… ${title} (${seconds(performance.now() - from)})`), 500)
    : undefined;
  try {
    const result = await work();
    process.stdout.write(`${live ? '\r\x1b[K' : ''}✓ ${title}, ${seconds(performance.now() - from)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${live ? '\r\x1b[K' : ''}✗ ${title}, ${seconds(performance.now() - from)}\n`);
    throw error;
  } finally {
    clearInterval(tick);
  }
};
