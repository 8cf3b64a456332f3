import { describe, expect, it } from 'vitest';
import { type MergeSide, mergeDecision, mergeProblemText } from './accountMerge.ts';

const twitch: MergeSide = { hasPlan: false, isBeingDeleted: false, providers: ['twitch'], createdAtMs: 2 };
const google: MergeSide = { ...twitch, providers: ['google_oauth2', 'streamlabs'], createdAtMs: 5 };

const swapped = { first: 'second', second: 'first' } as const;

describe('two accounts of one person', () => {
  it.each([
    ['the older one stays', twitch, google, 'first'],
    ['the younger one stays where it has the plan', twitch, { ...google, hasPlan: true }, 'second'],
    ['the older one stays with its plan', { ...twitch, hasPlan: true }, google, 'first'],
  ] as const)('%s, whichever is named first', (_, first, second, stays) => {
    expect(mergeDecision(first, second)).toEqual({ kind: 'possible', stays });
    expect(mergeDecision(second, first)).toEqual({ kind: 'possible', stays: swapped[stays] });
  });

  it.each([
    [{ ...twitch, isBeingDeleted: true }, google, { kind: 'being_deleted' }],
    [{ ...twitch, hasPlan: true }, { ...google, hasPlan: true }, { kind: 'two_plans' }],
    [
      twitch,
      { ...google, providers: ['google_oauth2', 'twitch'] },
      { kind: 'same_provider', provider: 'twitch' },
    ],
  ] as const)('stay two: %#', (first, second, problem) => {
    expect(mergeDecision(first, second)).toEqual({ kind: 'impossible', problem });
    expect(mergeDecision(second, first)).toEqual({ kind: 'impossible', problem });
    expect(mergeProblemText(problem)).toMatch(/^(One|Both|Each) .+\.$/);
  });

  it('stay two while the one that would go has money left, which is moved by hand', () => {
    expect(mergeProblemText({ kind: 'credit_left' })).toContain('has money left over from an earlier plan');
  });

  it('of the same moment have one answer too', () => {
    const stays = mergeDecision(twitch, { ...google, createdAtMs: twitch.createdAtMs });
    expect(stays).toEqual({ kind: 'possible', stays: 'first' });
  });
});
