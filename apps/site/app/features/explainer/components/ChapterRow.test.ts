import { describe, expect, it } from 'vitest';
import { filledSteps } from './ChapterRow.tsx';

describe('filledSteps', () => {
  it.each([0, 1, 2, 3])('leaves the steps after chapter %i unlit', (chapter) => {
    const bar = filledSteps(chapter);
    expect(bar).toHaveLength(16);
    expect(bar.filter((step) => step === 'unlit')).toHaveLength(12 - chapter * 4);
    expect(bar.slice((chapter + 1) * 4).every((step) => step === 'unlit')).toBe(true);
  });

  it('puts the backbeat on beats two and four', () => {
    expect(filledSteps(3).flatMap((step, at) => (step === 'pink' ? [at] : []))).toEqual([4, 12]);
  });

  it('dims the off-beat of earlier chapters', () => {
    expect(filledSteps(0)[2]).toBe('teal');
    expect(filledSteps(1)[2]).toBe('dimTeal');
    expect(filledSteps(2)[10]).toBe('teal');
  });
});
