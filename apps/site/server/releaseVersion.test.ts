import { expect, it } from 'vitest';
import { releaseVersion } from './releaseVersion.ts';

it('is what the release was named', () => {
  expect(releaseVersion(' 2026.11.1 ', '0.0.0')).toBe('2026.11.1');
});

it('is the version of the package and the commit, where nobody named it', () => {
  expect(releaseVersion(undefined, '0.0.0', '7af9bbf2')).toBe('0.0.0+7af9bbf2');
  expect(releaseVersion('', '0.0.0', '')).toBe('0.0.0');
  expect(releaseVersion(undefined, '0.0.0')).toMatch(/^0\.0\.0(\+[\da-f]{8,})?$/);
});
