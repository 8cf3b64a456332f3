import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import type { PersonId } from './AnalyticsTool.ts';
import { cleanAddress, cleanText } from './cleanAddress.ts';

type Thrown = NonNullable<NonNullable<ErrorEvent['exception']>['values']>[number];

/** An inline script is named after its page, so the places in a stack are addresses too. */
const cleanThrown = ({ value, stacktrace, ...rest }: Thrown): Thrown => ({
  ...rest,
  ...(value === undefined ? {} : { value: cleanText(value) }),
  ...(stacktrace?.frames === undefined
    ? {}
    : {
        stacktrace: {
          frames: stacktrace.frames.map(({ filename, ...frame }) => ({
            ...frame,
            ...(filename === undefined ? {} : { filename: cleanText(filename.split(/[?#]/, 1)[0] ?? '') }),
          })),
        },
      }),
});

/** What the service may see of an error: where in our code, which page, no address of anybody. */
export const cleanErrorEvent = (event: ErrorEvent): ErrorEvent => {
  const { request, breadcrumbs: _steps, extra: _extra, contexts: _contexts, message, ...rest } = event;
  return {
    ...rest,
    ...(message === undefined ? {} : { message: cleanText(message) }),
    ...(request?.url === undefined ? {} : { request: { url: cleanAddress(request.url) } }),
    exception: { values: (event.exception?.values ?? []).map(cleanThrown) },
  };
};

/** Hears of uncaught errors by itself, and of caught ones by `report`. */
export interface ErrorReporter {
  readonly report: (error: unknown) => void;
  readonly identify: (person: PersonId) => void;
}

/** Opens the error-reporting service: errors only, no traces, no steps, no recordings. */
export const createErrorReporter = (dsn: string): ErrorReporter => {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    sendClientReports: false,
    beforeSend: cleanErrorEvent,
  });
  const scope = getCurrentScope();
  scope.setClient(client);
  client.init();
  return {
    report: (error) => void scope.captureException(error),
    identify: (person) => void scope.setUser({ id: person }),
  };
};
