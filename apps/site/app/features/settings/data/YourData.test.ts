import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { dataFile } from './YourData.tsx';

const data = { ...fixtures.accountExport, made_at: '2026-11-21T10:00:00.000Z' };

it('is a file of its day that holds all of it', () => {
  const { name, text } = dataFile(data, 'backbeat');
  expect(name).toBe('backbeat-data-2026-11-21.json');
  expect(JSON.parse(text)).toEqual(data);
});
