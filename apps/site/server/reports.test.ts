import { describe, expect, it } from 'vitest';
import { createReporter, reportLines } from './reports.ts';

const entry = (documentURL: string) => ({
  type: 'csp-violation',
  body: { documentURL, blockedURL: 'inline', effectiveDirective: 'script-src-elem' },
});

describe('reportLines', () => {
  it('says what was blocked, without query or fragment', () => {
    expect(reportLines(JSON.stringify([entry('https://site.example/a?token=secret#token=secret')]))).toEqual([
      'policy: script-src-elem blocked inline on https://site.example/a',
    ]);
  });

  it('reads the older form too', () => {
    const report = {
      'document-uri': 'https://site.example/a?token=secret',
      'blocked-uri': 'inline',
      'violated-directive': "script-src 'self' 'sha256-abc'",
    };
    expect(reportLines(JSON.stringify({ 'csp-report': report }))).toEqual([
      'policy: script-src blocked inline on https://site.example/a',
    ]);
  });

  it.each(['', 'null', '{}', '[1]', '[{"type":"deprecation"}]', '[{"type":"csp-violation","body":{}}]'])(
    'says nothing on %j',
    (text) => {
      expect(reportLines(text)).toEqual([]);
    },
  );

  it('cannot be made to write a second line', () => {
    const [line = ''] = reportLines(JSON.stringify([entry('https://site.example/\npolicy: forged')]));
    expect(line).not.toContain('\n');
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
    const many = JSON.stringify(Array.from({ length: 30 }, () => entry('https://site.example/')));
    report(many);
    expect(lines).toHaveLength(20);
    nowMs = 61_000;
    report(many);
    expect(lines).toHaveLength(40);
  });
});
