import { describe, expect, it } from 'vitest';
import { drawPath } from './drawPath.ts';

describe('drawPath', () => {
  it('leaves the commands of SVG as they are', () => {
    expect(drawPath('M8 5v14l11-7zm2 0a3 3 0 0 1-6 0')).toBe('M8 5v14l11-7zm2 0a3 3 0 0 1-6 0');
  });

  it('draws rectangles with round corners', () => {
    expect(drawPath('R1 2 10 8 3')).toBe(
      'M4 2h4a3 3 0 0 1 3 3v2a3 3 0 0 1 -3 3h-4a3 3 0 0 1 -3 -3v-2a3 3 0 0 1 3 -3z',
    );
  });

  it('draws circles and ellipses around their centre, one after the other', () => {
    const path = drawPath('O5 5 2O-1 4 3 1.5');
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toContain('M5 3h0a2 2 0 0 1 2 2v0');
    expect(path).toContain('M-1 2.5h0a3 1.5 0 0 1 3 1.5v0');
  });
});
