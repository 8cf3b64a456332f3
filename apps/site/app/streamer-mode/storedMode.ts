import { brand, isRecord } from '@backbeat/domain';
import { deviceStorage } from '../browserStorage.ts';

/** What somebody chose by hand. */
interface Choice {
  readonly isOn: boolean;
  /** The stream for which it was turned off, by its `streamSinceMs`; 0 for none. */
  readonly offForStreamMs: number;
}

/** What was heard of the channel. */
interface Air {
  /** Whether the channel was on air at the last check; null before the first. */
  readonly isLive: boolean | null;
  /** When that check was, in epoch milliseconds. */
  readonly heardAtMs: number;
  /** When the current stream was first noticed, in epoch milliseconds. */
  readonly streamSinceMs: number;
}

/** What a device remembers of streamer mode. */
export type StoredMode = Choice & Air;

/** What is known where nothing is remembered. */
export const emptyMode: StoredMode = {
  isOn: false,
  offForStreamMs: 0,
  isLive: null,
  heardAtMs: 0,
  streamSinceMs: 0,
};

/** After so long without word of a stream, the next one counts as another stream. */
export const streamGapMs = 3 * 3_600_000;

/** Is it on, by hand or because the channel is on air? */
export const isModeOn = ({ isOn, isLive, offForStreamMs, streamSinceMs }: StoredMode): boolean =>
  isOn || (isLive === true && offForStreamMs !== streamSinceMs);

// Apart, since a tab may hear of the channel before it hears of what was chosen in another one a moment ago.
const choiceKey = `${brand.slug}.streamerMode`;
const airKey = `${brand.slug}.onAir`;

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

const parse = (text: string | null): Record<string, unknown> => {
  const value: unknown = JSON.parse(text ?? '{}');
  return isRecord(value) ? value : {};
};

const modeOf = (choice: Record<string, unknown>, air: Record<string, unknown>): StoredMode => {
  const heardAtMs = numberIn(air.heardAtMs);
  return {
    isOn: choice.isOn === true,
    offForStreamMs: numberIn(choice.offForStreamMs),
    isLive: typeof air.isLive === 'boolean' ? air.isLive && Date.now() - heardAtMs < streamGapMs : null,
    heardAtMs,
    streamSinceMs: numberIn(air.streamSinceMs),
  };
};

/** What this device remembers, without a stream that is long past; null where it remembers nothing. */
export const findStoredMode = (): StoredMode | null => {
  try {
    const [choice, air] = [deviceStorage.getItem(choiceKey), deviceStorage.getItem(airKey)];
    return choice === null && air === null ? null : modeOf(parse(choice), parse(air));
  } catch {
    return null;
  }
};

/** The same; where nothing can be kept, it is off in a new tab. */
export const readStoredMode = (): StoredMode => findStoredMode() ?? emptyMode;

/** Remembers on this device what has changed, and tells the other tabs. */
export const storeMode = (mode: StoredMode, kept: StoredMode | null): void => {
  const before = kept ?? emptyMode;
  const { isOn, offForStreamMs, ...air } = mode;
  if (isOn !== before.isOn || offForStreamMs !== before.offForStreamMs)
    deviceStorage.setItem(choiceKey, JSON.stringify({ isOn, offForStreamMs }));
  if (air.heardAtMs !== before.heardAtMs) deviceStorage.setItem(airKey, JSON.stringify(air));
};

/** Hears of a change in another tab. @returns how to stop */
export const followStoredMode = (onChange: (mode: StoredMode) => void): (() => void) => {
  const hear = (event: StorageEvent) => {
    // Not what the event brings: of two tabs that write at once, both end with what was written last.
    if (event.key === choiceKey || event.key === airKey) onChange(readStoredMode());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
