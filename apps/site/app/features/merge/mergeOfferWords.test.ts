import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { mergeOfferWords } from './mergeOfferWords.ts';

const offer = fixtures.mergeOffer;

describe('the page of a link', () => {
  it('names both accounts and asks, until the last day', () => {
    const { text, ...rest } = mergeOfferWords(offer);
    expect(rest).toMatchObject({ canConfirm: true, canRefuse: true });
    expect(text).toContain('Confirm here for “DJ Night”, until December 4, 2026.');
    expect(text).toContain('sign in as “Night Two”');
  });

  it('says where to go on once this side is confirmed, and can still be refused', () => {
    const words = mergeOfferWords({ ...offer, state: 'confirmed' });
    expect(words).toMatchObject({ canConfirm: false, canRefuse: true });
    expect(words.text).toMatch(/^Now sign in as “Night Two”, open Connections/);
  });

  it.each(['merged', 'refused', 'replaced', 'expired', 'address_changed', 'ended'] as const)(
    'has nothing to press when it is %s',
    (state) => {
      const words = mergeOfferWords({ ...offer, state, other_name: null });
      expect(words).toMatchObject({ canConfirm: false, canRefuse: false });
      expect(words.text).not.toContain('“”');
    },
  );
});
