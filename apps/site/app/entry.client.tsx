import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import { StrictMode, startTransition } from 'react';
import { takeArrivedToken } from './features/session/arrivedToken.ts';
import { createNavigation } from './navigation/createNavigation.ts';
import { loadPage, readyPage } from './navigation/loadPage.ts';
import { SiteRouter } from './navigation/SiteRouter.tsx';
import { keepPlace } from './navigation/scrollPlaces.ts';
import { turnPage } from './navigation/turnPage.ts';
import { SiteApp } from './SiteApp.tsx';
import { createRoot, hydrateRoot } from './start/reactDom.ts';
import { rootId, servedPath } from './start/rootId.ts';

// Before anything else looks at the address: a session token leaves the fragment and the history entry.
takeArrivedToken();

const place = document.getElementById(rootId);
if (place === null) throw new Error(`The document has no #${rootId} to draw the page in.`);
const served = place.getAttribute(servedPath);
// In development no document says yet what page it is.
const asked = served ?? (import.meta.env.DEV ? '' : window.location.pathname);

/** Lets the browser answer in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

await pause();
const navigation = await createNavigation(
  { load: loadPage, ready: readyPage, turn: turnPage, leave: keepPlace },
  served,
);
const app = (
  <StrictMode>
    <StyleProvider>
      {/* Ids follow the shape of the tree: here the server writes the global styles, which the page keeps. */}
      {import.meta.env.DEV ? <GlobalStyles fonts={{ display: displayFont, text: textFont }} /> : null}
      <SiteRouter navigation={navigation} asked={asked}>
        {(page) => <SiteApp>{page}</SiteApp>}
      </SiteRouter>
    </StyleProvider>
  </StrictMode>
);
if (served === null) {
  // The fallback file shows no page yet, so there is nothing to take over.
  createRoot(place).render(app);
} else {
  // As a transition, so that the browser can answer in between.
  startTransition(() => void hydrateRoot(place, app));
}
