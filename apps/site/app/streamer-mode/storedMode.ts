import { brand, isRecord } from '@backbeat/domain';

/** What a device remembers of streamer mode. */
export interface StoredMode {
  /** Turned on by hand. */
  readonly isOn: boolean;
  /** Was the channel on air when that was last heard? Null where nobody has ever said. */
  readonly isLive: boolean | null;
  /** Turned off by hand while on air: it stays off until that stream ends. */
  readonly isOffForStream: boolean;
  /** When it was last heard whether the channel is on air, in epoch milliseconds. */
  readonly heardAtMs: number;
}

/** Whoever was not heard to be on air for so long has begun another stream. */
export const streamGapMs = 3 * 3_600_000;

/** Is it on, by hand or because the channel is on air? */
export const isModeOn = ({ isOn, isLive, isOffForStream }: StoredMode): boolean =>
  isOn || (isLive === true && !isOffForStream);

const key = `${brand.slug}.streamerMode`;

const parse = (text: string): StoredMode => {
  const value: unknown = JSON.parse(text);
  const { isOn, isLive, isOffForStream, heardAtMs } = isRecord(value) ? value : {};
  const heard = typeof heardAtMs === 'number' ? heardAtMs : 0;
  const isFresh = Date.now() - heard < streamGapMs;
  return {
    isOn: isOn === true,
    isLive: typeof isLive === 'boolean' ? isLive && isFresh : null,
    isOffForStream: isOffForStream === true && isFresh,
    heardAtMs: heard,
  };
};

/** What this device remembers, without a stream that is long past; null where it remembers nothing. */
export const findStoredMode = (): StoredMode | null => {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
};

/** The same; where nothing can be kept, it is off in a new tab. */
export const readStoredMode = (): StoredMode => findStoredMode() ?? parse('{}');

/** Remembers it on this device, and tells the other tabs. */
export const storeMode = (mode: StoredMode): void => {
  try {
    localStorage.setItem(key, JSON.stringify(mode));
  } catch {
    // A browser that keeps nothing has it in this tab alone.
  }
};

/** Hears of a change in another tab. @returns how to stop */
export const followStoredMode = (onChange: (mode: StoredMode) => void): (() => void) => {
  const hear = (event: StorageEvent) => {
    // Not what the event brings: of two tabs that write at once, both end with what was written last.
    if (event.key === key) onChange(readStoredMode());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};
