import { takeArrivedToken } from './features/session/arrivedToken.ts';
import { hasSessionHint } from './features/session/hasSessionHint.ts';
import { openServices } from './features/session/openServices.ts';

// Pages of a person run this beside their views, so that the session starts before those are there.

// Before anything else looks at the address: a session token leaves the fragment and the history entry.
takeArrivedToken();
// Who is here is asked while the page is hydrated; what fails is asked again, and told, by the SessionProvider.
if (hasSessionHint()) openServices().catch(() => {});
