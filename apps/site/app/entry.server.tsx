import { renderWithCriticalCss } from '@backbeat/ui/server';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import { Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Manifest } from 'vite';
import { Chrome } from './chrome/Chrome.tsx';
import { PageWaiting, type PageWaitingFor } from './chrome/PageWaiting.tsx';
import { SiteHead } from './document/SiteHead.tsx';
import { startFiles } from './document/startFiles.ts';
import { endId, prerenderedPath, rootId } from './hydration/rootId.ts';
import { filesOf, loadPage } from './navigation/pages.tsx';
import { SiteRoutes } from './navigation/SiteRoutes.tsx';
import { sitePages } from './pages/sitePages.ts';
import { SiteApp } from './SiteApp.tsx';
import { PageData } from './seo/data/PageData.tsx';
import { PageMeta } from './seo/PageMeta.tsx';

/** What has been built for the browser. */
interface ClientBuild {
  readonly manifest: Manifest;
  /** The text of a file by its address. */
  readonly read: (address: string) => string;
}

interface DocumentOptions {
  readonly path: string;
  readonly page: ReactElement;
  /** Route files of the page. */
  readonly files: readonly string[];
  /** Null in development. */
  readonly build: ClientBuild | null;
  /** Whether it stands for addresses that have no file of their own. */
  readonly isFallback: boolean;
}

/** A session and its client, which only pages of a person need at once (openServices). */
const client = 'app/features/session/createServices.ts';

/** A link that names a file without loading it; React's types do not know the attribute. */
const unloaded = { disabled: true };

/** A whole document: every style that it uses stands in its head, none in its body. */
const renderDocument = async ({
  path,
  page: shown,
  files,
  build,
  isFallback,
}: DocumentOptions): Promise<string> => {
  const failures: unknown[] = [];
  const { html, styles, sheet } = await renderWithCriticalCss(
    <StyleProvider>
      <GlobalStyles />
      <StaticRouter location={path}>
        <SiteApp>{shown}</SiteApp>
      </StaticRouter>
    </StyleProvider>,
    { onError: (error) => void failures.push(error) },
  );
  // A section that cannot be drawn would be missing from the page until the browser draws it.
  if (failures.length > 0) throw new AggregateError(failures, `Parts of ${path} could not be drawn.`);
  // A page that reads without its scripts fetches them late. The loader knows built ones only.
  const { firstCalls: own = null, takesCard = false } = sitePages.find((page) => page.path === path) ?? {};
  const firstCalls = isFallback || build === null ? [] : own;
  const sources = files.map((file) => `app/${file}`);
  const start = startFiles(build?.manifest ?? null, firstCalls ? [client, ...sources] : sources);
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <SiteHead files={start} firstCalls={firstCalls} takesCard={takesCard} />
        <PageMeta path={path} />
        {/* The fallback file answers for people, purchases and unknown addresses: nothing to be listed. */}
        {isFallback ? <meta name="robots" content="noindex" /> : null}
        {/* As text, so that no paint waits for a file; Vite looks for a link before it adds one. */}
        {start.styles.map((href) => (
          <Fragment key={href}>
            <style dangerouslySetInnerHTML={{ __html: build?.read(href) ?? '' }} />
            <link rel="stylesheet" href={href} {...unloaded} />
          </Fragment>
        ))}
        {/* Read by its rules: in a list its names would stand twice, and Emotion would move an element of its own. */}
        {build && <style data-sheet="bb" dangerouslySetInnerHTML={{ __html: sheet.css }} />}
      </head>
      <body>
        <div
          id={rootId}
          {...(isFallback ? {} : { [prerenderedPath]: path })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <span id={endId} hidden />
        {isFallback ? null : <PageData path={path} />}
      </body>
    </html>,
  );
  // React puts double quotes around every value, so single ones may stand in it.
  const page = `<!doctype html>${document.replaceAll('&#x27;', "'")}`;
  // In development each of the global styles stands alone, so that an edit can replace it.
  return build ? page : page.replace('</head>', () => `${styles}</head>`);
};

/** The document of an address that has a file of its own. */
export const renderPage = async (path: string, build: ClientBuild | null): Promise<string> => {
  await loadPage(path);
  const page = <SiteRoutes prerendered={path} />;
  return renderDocument({ path, page, files: filesOf(path), build, isFallback: false });
};

/** The document of all other addresses. Its scripts find out what to show. */
export const renderFallback = (kind: PageWaitingFor, build: ClientBuild | null): Promise<string> => {
  const page = (
    <Chrome>
      <PageWaiting kind={kind} />
    </Chrome>
  );
  return renderDocument({ path: '/', page, files: [], build, isFallback: true });
};
