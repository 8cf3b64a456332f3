import type { Plugin } from 'vite';
import { siteConfigPath } from '../app/config/siteConfig.ts';
import { iconSvg } from '../app/seo/mark.ts';
import { readEnvironment } from './environment.ts';

/**
 * Gives the development server what the build or the static server makes: the port and the configuration from the
 * environment, an answer to the launcher, and the icon.
 */
export const devServer = (): Plugin => {
  const { port, host, config } = readEnvironment(process.env);
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: () => ({ server: { port, host: host ?? 'localhost', strictPort: true } }),
    configureServer: ({ middlewares }) => {
      middlewares.use('/health', (_request, response) => void response.end('ok'));
      middlewares.use(siteConfigPath, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(config));
      });
      middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(iconSvg('rounded'));
      });
    },
  };
};
