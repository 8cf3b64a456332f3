import { renderWithCriticalCss } from '@backbeat/ui/server';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, Router } from 'react-router';
import { withoutFinalSlash } from './chrome/chromeTable.ts';
import { PageWaiting } from './chrome/PageWaiting.tsx';
import { hrefOf } from './navigation/browserLocation.ts';
import { PageView } from './navigation/PageView.tsx';
import { pageOf } from './navigation/SitePage.ts';
import { SiteApp } from './SiteApp.tsx';
import { withPageData } from './seo/data/pageDataScript.ts';
import { PageMeta } from './seo/PageMeta.tsx';
import { SiteHead } from './seo/SiteHead.tsx';
import { withShortStyles } from './served/shortStyles.ts';
import { frameworkMark } from './start/frameworkMark.ts';
import { rootId, servedPath } from './start/rootId.ts';
import { StartScripts } from './start/StartScripts.tsx';
import { startFiles } from './start/startFiles.ts';
import { type Waiting, waitingOf } from './start/waitingOf.ts';

/** Nobody navigates while a page is being written. */
const still = {
  createHref: hrefOf,
  go: () => {},
  push: () => {},
  replace: () => {},
};

const viewOf = ({ isSpaMode, routeModules, staticHandlerContext }: EntryContext, path: string): ReactNode => {
  if (isSpaMode) return <PageWaiting />;
  const modules = staticHandlerContext.matches.flatMap(({ route: { id } }) => {
    const View = id === 'root' ? undefined : routeModules[id]?.default;
    return View === undefined ? [] : [{ default: () => <View /> }];
  });
  return <PageView page={pageOf(path.slice(1), modules)} />;
};

/** In development scripts come at once; the fallback file is nothing without them. */
const waitingIn = ({ isSpaMode }: EntryContext, path: string): Waiting =>
  import.meta.env.PROD && !isSpaMode ? waitingOf(path) : 'nothing';

/** React closes elements that have no content as XML would. */
const closedElements = /(<(?:br|hr|img|input|link|meta)\b[^<>]*)\/>/g;

/**
 * The same document in fewer bytes. React puts double quotes around every value, so single ones may stand in it.
 * Small letters compress better.
 */
const inShort = (document: string): string =>
  document.replaceAll(closedElements, '$1>').replaceAll('&#x27;', "'").replace('charSet', 'charset');

/** Prerenders one page as a whole document: every style that it uses stands in its head, none in its body. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const path = withoutFinalSlash(new URL(request.url).pathname);
  const failures: unknown[] = [];
  const part = await renderWithCriticalCss(
    <StyleProvider>
      <GlobalStyles />
      <Router location={path} navigator={still} static>
        <SiteApp>{viewOf(context, path)}</SiteApp>
      </Router>
    </StyleProvider>,
    { onError: (error) => void failures.push(error) },
  );
  // A section that cannot be drawn would be missing from the page until the browser draws it.
  if (failures.length > 0) throw new AggregateError(failures, `Parts of ${path} could not be drawn.`);
  // In development the style engine of the browser keeps its own names.
  const { html, styles } = import.meta.env.PROD ? withShortStyles(part) : part;
  const files = startFiles(context);
  const waits = waitingIn(context, path);
  const document = renderToStaticMarkup(
    <html lang="en">
      <head>
        <SiteHead files={files} waits={waits} />
        <PageMeta path={path} />
        {/* The fallback file answers for people, purchases and unknown addresses: nothing to be listed. */}
        {context.isSpaMode ? <meta name="robots" content="noindex" /> : null}
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <div
          id={rootId}
          {...(context.isSpaMode ? {} : { [servedPath]: path })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <StartScripts files={files} waits={waits} />
      </body>
    </html>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = `<!doctype html>${inShort(document).replace('</head>', () => `${styles}</head>`)}`;
  return new Response(context.isSpaMode ? page + frameworkMark : withPageData(page, path), {
    status,
    headers,
  });
}
