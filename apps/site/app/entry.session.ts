import { hasSessionHint, takeArrivedToken } from './features/session/arrivedToken.ts';
import { openServices } from './features/session/openServices.ts';
import { releaseFile } from './release/missingFiles.ts';

// Pages of a person run this beside their views, so that the session starts before those are there.

// Before anything else looks at the address: a session token leaves the fragment and the history entry.
takeArrivedToken();
// Who is here is asked while the page is hydrated; what fails is asked again, and told, by the SessionProvider.
if (hasSessionHint()) openServices().catch(() => {});

// The card of a prerendered checkout comes in a frame, two requests more. Where it does not, the view brings it.
const box = document.querySelector<HTMLElement>('[data-path^="/checkout/premium"] .bb-card__box');
if (box !== null) {
  releaseFile(import('./features/checkout/earlyCard.ts'))
    .then(({ startCard }) => startCard(box))
    .catch(() => {});
}
