import { describe, expect, it } from 'vitest';
import { createReporter, reportLine } from './reports.ts';

const reportOf = (page: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': page,
      'blocked-uri': 'inline',
      'violated-directive': "script-src 'self' 'sha256-abc'",
    },
  });

describe('reportLine', () => {
  it('says what was blocked, without query or fragment', () => {
    expect(reportLine(reportOf('https://site.example/a?token=secret#token=secret'))).toBe(
      'policy: script-src blocked inline on https://site.example/a',
    );
  });

  it.each(['', 'null', '{}', '[1]', '{"csp-report":{}}', '[{"type":"csp-violation","body":{}}]'])(
    'says nothing on %j',
    (text) => {
      expect(reportLine(text)).toBeNull();
    },
  );

  it('cannot be made to write a second line', () => {
    expect(reportLine(reportOf('https://site.example/\npolicy: forged'))).not.toContain('\n');
  });
});

describe('createReporter', () => {
  it('passes on at most twenty lines a minute', () => {
    const lines: string[] = [];
    let nowMs = 0;
    const report = createReporter(
      (line) => lines.push(line),
      () => nowMs,
    );
    const reportMany = () => {
      for (let count = 0; count < 30; count += 1) report(reportOf('https://site.example/'));
    };
    reportMany();
    expect(lines).toHaveLength(20);
    nowMs = 61_000;
    reportMany();
    expect(lines).toHaveLength(40);
  });
});
