import type { Plugin } from 'vite';
import { siteConfigPath } from '../app/config/siteConfig.ts';
import { iconSvg } from '../app/seo/mark.ts';
import { readEnvironment } from './environment.ts';

/**
 * Gives the development server what the build or the static server makes: the configuration from the environment,
 * and the icon.
 */
export const devConfig = (): Plugin => ({
  name: 'site-config',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(siteConfigPath, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readEnvironment(process.env).config));
    });
    middlewares.use('/favicon.svg', (_request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(iconSvg('rounded'));
    });
  },
});
