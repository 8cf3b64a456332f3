import type { Plugin } from 'vite';
import { siteConfigPath } from '../app/config/siteConfig.ts';
import { readEnvironment } from './environment.ts';

/** Gives the development server the configuration file that the static server makes from the environment. */
export const devConfig = (): Plugin => ({
  name: 'site-config',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(siteConfigPath, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readEnvironment(process.env).config));
    });
  },
});
