import type { Plugin } from 'vite';
import { deskConfigPath } from '../app/config/deskConfig.ts';
import { readEnvironment } from './environment.ts';

/** Gives the development server what the static server has: the port, the configuration, an answer to the launcher. */
export const devServer = (): Plugin => {
  const { port, host, config } = readEnvironment(process.env);
  return {
    name: 'desk-dev-server',
    apply: 'serve',
    config: () => ({ server: { port, host: host ?? 'localhost', strictPort: true } }),
    configureServer: ({ middlewares }) => {
      middlewares.use('/health', (_request, response) => void response.end('ok'));
      middlewares.use(deskConfigPath, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(config));
      });
    },
  };
};
