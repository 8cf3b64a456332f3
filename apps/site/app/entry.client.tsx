import { StyleProvider } from '@backbeat/ui/styling';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { takeArrivedToken } from './features/session/arrivedToken.ts';

// Before anything else looks at the address: a session token leaves the fragment and the history entry.
takeArrivedToken();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleProvider>
        <HydratedRouter />
      </StyleProvider>
    </StrictMode>,
  );
});
