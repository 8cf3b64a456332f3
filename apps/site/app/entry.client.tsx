// The build for the browser brings the files of the fonts; their rules stand in the page.
import '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { hasSessionHint, takeArrivedToken } from './features/session/arrivedToken.ts';
import { openServices } from './features/session/openServices.ts';
import { keepInputsAlone } from './hydration/keepInputsAlone.ts';
import { prerenderedPath, rootId } from './hydration/rootId.ts';
import { loadPage } from './navigation/pages.tsx';
import { SiteRoutes } from './navigation/SiteRoutes.tsx';
import { redirectOf } from './redirects.ts';
import { SiteApp } from './SiteApp.tsx';

// The token that the head has taken out of the address (HeadScript).
takeArrivedToken();
// Who is here is asked while the page is hydrated; what fails is asked again, and told, by the SessionProvider.
if (hasSessionHint()) openServices().catch(() => {});

const place = document.getElementById(rootId);
if (place === null) throw new Error(`The document has no #${rootId} to draw the page in.`);
const prerendered = place.getAttribute(prerenderedPath);

const { history, location } = window;
const asked = prerendered ?? location.pathname;
// A redirect has no page to wait for.
const target = redirectOf(location.pathname);
if (target !== null) history.replaceState(history.state, '', `${target}${location.search}`);

// In a function: where a module awaits at its top level, the bundler leaves every small shared file by itself.
const start = async () => {
  // The browser answers in between.
  await new Promise((resolve) => setTimeout(resolve));
  await loadPage(prerendered ?? location.pathname);
  // All files are here: the line is free.
  document.dispatchEvent(new Event('page-loaded'));
  const app = (
    <StrictMode>
      <StyleProvider>
        {/* The page keeps those that were prerendered; in development an edit of them is to be seen. */}
        {import.meta.env.DEV ? <GlobalStyles /> : null}
        <BrowserRouter>
          <SiteApp>
            <SiteRoutes prerendered={prerendered} asked={asked} />
          </SiteApp>
        </BrowserRouter>
      </StyleProvider>
    </StrictMode>
  );
  if (prerendered === null) {
    // The fallback file shows no page yet, so there is nothing to hydrate.
    createRoot(place).render(app);
  } else {
    keepInputsAlone();
    // As a transition, so that the browser can answer in between.
    startTransition(() => void hydrateRoot(place, app));
  }
};
void start();
