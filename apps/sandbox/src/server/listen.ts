import { createServer, type RequestListener, type Server } from 'node:http';

const opened = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

const closed = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (!server.listening) return resolve();
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

const isMissingAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');

/**
 * Listens on 127.0.0.1 and, where there is one, on ::1, so that "localhost" works whatever it means.
 *
 * @returns the function that stops: open requests get three seconds
 */
export const listen = async (handler: RequestListener, port: number): Promise<() => Promise<void>> => {
  const four = createServer(handler);
  const six = createServer(handler);
  const stop = async (): Promise<void> => {
    await Promise.all([closed(four, 3000), closed(six, 3000)]);
  };
  try {
    await opened(four, '127.0.0.1', port);
    await opened(six, '::1', port);
  } catch (error) {
    if (!isMissingAddress(error) || !four.listening) {
      await stop();
      throw error;
    }
  }
  return stop;
};
