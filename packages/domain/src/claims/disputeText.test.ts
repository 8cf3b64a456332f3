import { describe, expect, it } from 'vitest';
import { disputeText } from './disputeText.ts';

const facts = {
  certificateAddress: 'https://backbeat.example/certificates/1',
  channelName: 'Night Arcade',
  title: 'One night',
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  from: '2026-11-20T20:00:00Z',
  until: Date.UTC(2026, 10, 21, 1, 30),
};

describe('disputeText', () => {
  it.each([
    ['en', 'Reason: License.', 'Channel: Night Arcade'],
    ['de', 'Grund: Lizenz.', 'Kanal: Night Arcade'],
  ] as const)('says in %s what the platform asks for', (language, reason, channel) => {
    const text = disputeText({ language, ...facts });
    expect(text.startsWith(reason)).toBe(true);
    expect(text).toContain(channel);
    expect(text).toContain(facts.title);
    expect(text).toContain(facts.address);
    expect(text).toContain(facts.certificateAddress);
    expect(text).toContain('Live: 2026-11-20, 20:00 UTC – 2026-11-21, 01:30 UTC');
  });

  it('says of an upload when it was published', () => {
    const text = disputeText({ language: 'de', ...facts, until: null });
    expect(text).toContain('Veröffentlicht: 2026-11-20, 20:00 UTC\n');
  });

  it('refuses what is no date', () => {
    expect(() => disputeText({ language: 'en', ...facts, from: 'soon' })).toThrow(RangeError);
  });
});
