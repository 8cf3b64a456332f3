import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { schemeScript, schemeStorageKey } from './scheme.ts';

const runScript = (kept: string | null | Error): Record<string, string> => {
  const dataset: Record<string, string> = {};
  runInNewContext(schemeScript, {
    localStorage: {
      getItem: (key: string) => {
        if (kept instanceof Error) throw kept;
        return key === schemeStorageKey ? kept : null;
      },
    },
    document: {
      documentElement: { dataset },
    },
  });
  return dataset;
};

describe('schemeScript', () => {
  it.each(['dark', 'light'])('puts a remembered %s on the page before it is painted', (kept) => {
    expect(runScript(kept)).toEqual({ scheme: kept });
  });

  it.each([null, 'purple', new Error('storage is blocked')])(
    'leaves the page to the system for %s',
    (kept) => {
      expect(runScript(kept)).toEqual({});
    },
  );
});
