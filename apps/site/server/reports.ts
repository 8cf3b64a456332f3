import * as z from 'zod/mini';

/** Where browsers send what the content security policy blocked. */
export const reportsPath = '/reports';

const most = 20;
const perMs = 60_000;

const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    blockedURL: z.string(),
    effectiveDirective: z.string(),
  }),
});

const reports = z.array(z.unknown());

/** The older form, one violation a message, of browsers without the Reporting API. */
const olderReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'violated-directive': z.string(),
  }),
});

type Violation = z.infer<typeof violation>['body'];

/** An address without what could be personal in it, and without line breaks. */
const bare = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/\s/g, ' ')
    .slice(0, 200);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const violationsIn = (message: unknown): readonly Violation[] => {
  const older = olderReport.safeParse(message);
  if (older.success) {
    const report = older.data['csp-report'];
    return [
      {
        documentURL: report['document-uri'],
        blockedURL: report['blocked-uri'],
        effectiveDirective: report['violated-directive'].replace(/ .*/s, ''),
      },
    ];
  }
  const list = reports.safeParse(message);
  if (!list.success) return [];
  return list.data.flatMap((entry) => {
    const { success, data } = violation.safeParse(entry);
    return success ? [data.body] : [];
  });
};

/** What a report says, a line per violation; anything else says nothing. */
export const reportLines = (text: string): readonly string[] =>
  violationsIn(parsed(text)).map(
    ({ documentURL, blockedURL, effectiveDirective }) =>
      `policy: ${bare(effectiveDirective)} blocked ${bare(blockedURL)} on ${bare(documentURL)}`,
  );

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
