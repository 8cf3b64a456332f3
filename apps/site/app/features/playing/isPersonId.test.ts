import { describe, expect, it } from 'vitest';
import { isPersonId } from './isPersonId.ts';

describe('isPersonId', () => {
  it('knows the ids that accounts have', () => {
    expect(isPersonId('0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11')).toBe(true);
    expect(isPersonId('0190B6C1-7A3E-7C52-9F64-3B1F5D8A2E11')).toBe(true);
  });

  it.each(['not-found', 'priicing', '', '0190b6c1-7a3e-7c52-9f64', '0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11x'])(
    'does not take "%s" for one',
    (text) => expect(isPersonId(text)).toBe(false),
  );
});
