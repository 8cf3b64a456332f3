import type { Connect, Plugin, ViteDevServer } from 'vite';
import { siteConfigPath } from '../app/config/siteConfig.ts';
import { isFile } from '../app/navigation/isFile.ts';
import { withoutFinalSlash } from '../app/navigation/withoutFinalSlash.ts';
import { iconSvg } from '../app/seo/logo.ts';
import { readEnvironment } from './environment.ts';

/** Renders each page as the build does, from its sources. */
const renderPages =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  async (request, response, next) => {
    const url = request.originalUrl ?? '/';
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = withoutFinalSlash(pathname);
    if (isFile(path)) return next();
    try {
      const { redirects } = await server.ssrLoadModule('/app/redirects.ts');
      const { staticPaths } = await server.ssrLoadModule('/app/routes.ts');
      const { isDynamicPath } = await server.ssrLoadModule('/server/dynamicPaths.ts');
      const { renderPage, renderFallback } = await server.ssrLoadModule('/app/entry.server.tsx');
      if (Object.hasOwn(redirects, path))
        return void response.writeHead(302, { location: `${redirects[path]}${search}` }).end();
      const hasPage: boolean = staticPaths.includes(path);
      const isLost = !hasPage && !isDynamicPath(path);
      const html: string = hasPage
        ? await renderPage(path, null)
        : await renderFallback(isLost ? 'lost' : 'waiting', null);
      const page = await server.transformIndexHtml(url, html);
      response.writeHead(isLost ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    } catch (error) {
      // Its overlay shows it.
      next(error);
    }
  };

/**
 * Gives the development server what the build or the static server makes: the pages, the port and the configuration
 * from the environment, an answer to the launcher, and the icon.
 */
export const devServer = (): Plugin => {
  const { port, host, config } = readEnvironment(process.env);
  return {
    name: 'site-dev-server',
    apply: 'serve',
    config: () => ({ appType: 'custom', server: { port, host: host ?? 'localhost', strictPort: true } }),
    configureServer: (server) => {
      const { middlewares } = server;
      middlewares.use('/health', (_request, response) => void response.end('ok'));
      middlewares.use(siteConfigPath, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(config));
      });
      for (const path of ['/favicon.svg', '/favicon.ico'])
        middlewares.use(path, (_request, response) => {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(iconSvg('rounded'));
        });
      return () => middlewares.use(renderPages(server));
    },
  };
};
