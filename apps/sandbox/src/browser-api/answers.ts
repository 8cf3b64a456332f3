/** One refused field of a browser's request. */
export interface FieldDetail {
  readonly field: string;
  readonly messages: readonly string[];
}

/** A failure as the provider's browser client reads it: always in the body, never in the status. */
export interface BrowserError {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly string[];
  readonly details?: readonly FieldDetail[];
}

/** The headers of every answer: readable from every origin, never cached. */
export const openHeaders = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
} as const;

/** An answer of the browser API. */
export const answerJson = (body: object): Response =>
  new Response(JSON.stringify(body), { headers: openHeaders });

/** A failure of the browser API; the status is 200, because the client looks at the body alone. */
export const answerError = (error: BrowserError): Response => answerJson({ error });

export const notFound = (what: string): Response =>
  answerError({ code: 'not-found', message: `${what} not found.` });

/** The failure of fields that somebody typed. */
export const validationError = (details: readonly FieldDetail[]): BrowserError => ({
  code: 'validation',
  message: 'There was an error validating your request.',
  fields: details.map(({ field }) => field),
  details,
});
