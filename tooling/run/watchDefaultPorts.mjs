import { createServer } from 'node:net';
import { defaultPorts } from './stack.mjs';

/**
 * Listens where `npm start` does by default, as long as it is not running: a test that calls there counts on a fixed
 * port, and would talk to somebody else's system.
 *
 * @returns {ReadonlySet<string>} the services that were called so far
 */
export const watchDefaultPorts = () => {
  /** @type {Set<string>} */
  const called = new Set();
  for (const [name, port] of Object.entries(defaultPorts)) {
    const server = createServer((socket) => {
      called.add(`the ${name} on port ${port}`);
      socket.destroy();
    });
    server.on('error', () => {});
    server.listen(port, 'localhost').unref();
  }
  return called;
};
