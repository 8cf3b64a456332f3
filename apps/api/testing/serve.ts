import type { Server } from 'node:http';
import { listen } from '../src/listen.ts';
import type { TestApi } from './createTestApi.ts';

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves a test api on a free port. */
export const serve = async (app: TestApi['app'], port: number) => {
  const servers = await listen(app, port, null);
  return { close: async () => void (await Promise.all(servers.map(end))) };
};
