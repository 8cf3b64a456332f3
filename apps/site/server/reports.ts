import * as z from 'zod/mini';

/** Where browsers send what the content security policy blocked. */
export const reportsPath = '/reports';

const most = 20;
const perMs = 60_000;

/** One violation, by the Reporting API. */
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    blockedURL: z.string(),
    effectiveDirective: z.string(),
  }),
});

/** The older form, of browsers without it. */
const olderViolation = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'violated-directive': z.string(),
  }),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** An address without what could be personal in it, and without line breaks. */
const bare = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\s/g, ' ')
    .slice(0, 200);

const line = (directive: string, blocked: string, page: string): string =>
  `policy: ${bare(directive)} blocked ${bare(blocked)} on ${bare(page)}`;

/** What a report says, a line per violation; anything else says nothing. */
export const reportLines = (text: string): readonly string[] =>
  [parsed(text)].flat().flatMap((entry) => {
    const body = violation.safeParse(entry).data?.body;
    if (body) return [line(body.effectiveDirective, body.blockedURL, body.documentURL)];
    const report = olderViolation.safeParse(entry).data?.['csp-report'];
    if (!report) return [];
    const directive = report['violated-directive'].replace(/ .*/s, '');
    return [line(directive, report['blocked-uri'], report['document-uri'])];
  });

/** Passes on the lines of reports, at most twenty a minute, so that nobody can flood the log. */
export const createReporter = (onLine: (line: string) => void, now: () => number = Date.now) => {
  let since = now();
  let count = 0;
  return (text: string): void => {
    if (now() - since > perMs) {
      since = now();
      count = 0;
    }
    for (const line of reportLines(text)) {
      count += 1;
      if (count <= most) onLine(line);
    }
  };
};
