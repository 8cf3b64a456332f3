import * as z from 'zod/mini';

/** Where browsers send what the content security policy blocked. */
export const reportsPath = '/reports';

const max = 20;
const windowMs = 60_000;

/** One violation, as `report-uri` has it sent. */
const violation = z.object({
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

/** What a report says, in a line; null for anything else. */
export const reportLine = (text: string): string | null => {
  const report = violation.safeParse(parsed(text)).data?.['csp-report'];
  if (!report) return null;
  const directive = report['violated-directive'].replace(/ .*/s, '');
  return `policy: ${bare(directive)} blocked ${bare(report['blocked-uri'])} on ${bare(report['document-uri'])}`;
};

/** Passes on the lines of reports, at most twenty a minute, so that nobody can flood the log. */
export const createReporter = (onLine: (line: string) => void, now: () => number = Date.now) => {
  let since = now();
  let count = 0;
  return (text: string): void => {
    if (now() - since > windowMs) {
      since = now();
      count = 0;
    }
    const line = reportLine(text);
    if (line === null) return;
    count += 1;
    if (count <= max) onLine(line);
  };
};
