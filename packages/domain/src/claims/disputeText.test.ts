import { describe, expect, it } from 'vitest';
import { disputeText } from './disputeText.ts';

const facts = {
  certificateAddress: 'https://backbeat.example/certificates/1',
  channelName: 'Night Arcade',
  title: 'One night',
  address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  from: '2026-11-20T20:00:00Z',
  until: Date.UTC(2026, 10, 21, 1, 30),
  judgedAt: '2026-11-22T09:00:00Z',
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

  it.each([
    [
      'en',
      'Published',
      'was licensed for this channel on 2026-11-22, 09:00 UTC, whenever the video was published.',
    ],
    [
      'de',
      'Veröffentlicht',
      'war am 2026-11-22, 09:00 UTC, für diesen Kanal lizenziert, wann immer das Video',
    ],
  ] as const)('says in %s of an upload when it was published, and when it was licensed', (...said) => {
    const [language, label, licence] = said;
    const text = disputeText({ language, ...facts, until: null });
    expect(text).toContain(`${label}: 2026-11-20, 20:00 UTC\n`);
    expect(text).toContain(licence);
  });

  it.each([
    ['en', 'Live, licensed part', 'in these parts of the video was licensed'],
    ['de', 'Live, lizenzierter Teil', 'in diesen Teilen des Videos läuft, war'],
  ] as const)('is in %s about the covered parts alone', (language, label, licence) => {
    const coveredParts = [
      { from: facts.from, until: '2026-11-20T21:00:00Z' },
      { from: '2026-11-21T01:00:00Z', until: facts.until },
    ];
    const text = disputeText({ language, ...facts, coveredParts });
    expect(text).toContain(
      `${label}: 2026-11-20, 20:00 UTC – 2026-11-20, 21:00 UTC\n${label}: 2026-11-21, 01:00 UTC – 2026-11-21, 01:30 UTC\n`,
    );
    expect(text).toContain(licence);
    expect(text).not.toContain('2026-11-20, 20:00 UTC – 2026-11-21, 01:30 UTC');
  });

  it('refuses what is no date', () => {
    expect(() => disputeText({ language: 'en', ...facts, from: 'soon' })).toThrow(RangeError);
  });
});
