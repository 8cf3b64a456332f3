import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, ensureChromium } from '@backbeat/tooling/chromium';
import { freePort } from '@backbeat/tooling/stack';
import { build } from 'esbuild';
import { chromium } from 'playwright';

/** The tab's script as a site would ship it: the sdk comes from its build. */
const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('tabScript.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    write: false,
    minify: true,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
};

/** A browser with some tabs of one site open. */
export const openTabs = async (count: number) => {
  const port = await freePort();
  const script = await bundle();
  const site = createServer((request, response) => {
    const isScript = request.url === '/tab.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : '<!doctype html><title>Tab</title><script src="/tab.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  const context = await browser.newContext();
  const siteUrl = `http://localhost:${port}`;
  const pages = await Promise.all(
    Array.from({ length: count }, async () => {
      const page = await context.newPage();
      await page.goto(`${siteUrl}/`);
      return page;
    }),
  );
  return {
    siteUrl,
    context,
    pages,
    close: async () => {
      await browser.close();
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
};
