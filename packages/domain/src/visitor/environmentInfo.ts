/** The systems that are told apart. */
export type OperatingSystem = 'macOS' | 'Windows' | 'Android' | 'iOS' | 'other';

/** What a visitor's device can install. */
export interface EnvironmentInfo {
  /** Whether the desktop app runs here. */
  readonly isSupported: boolean;
  readonly os: OperatingSystem;
  /** The installer's extension, where there is one. */
  readonly ext: 'dmg' | 'exe' | null;
  readonly isMobile: boolean;
}

const environments: Readonly<Record<OperatingSystem, EnvironmentInfo>> = {
  macOS: { isSupported: true, os: 'macOS', ext: 'dmg', isMobile: false },
  Windows: { isSupported: true, os: 'Windows', ext: 'exe', isMobile: false },
  Android: { isSupported: false, os: 'Android', ext: null, isMobile: true },
  iOS: { isSupported: false, os: 'iOS', ext: null, isMobile: true },
  other: { isSupported: false, os: 'other', ext: null, isMobile: false },
};

/** In this order, because phones name desktop systems in their user agents too. */
const patterns: readonly (readonly [RegExp, OperatingSystem])[] = [
  [/windows phone/i, 'other'],
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/macintosh|mac os x/i, 'macOS'],
];

/**
 * What a visitor's device is, by its user agent.
 *
 * @param userAgent the browser's own description
 * @param maxTouchPoints the screen's; an iPad calls itself a Macintosh, but no Macintosh has a touch screen
 * @example environmentInfo('Mozilla/5.0 (Windows NT 10.0; Win64; x64)') // → { isSupported: true, os: 'Windows', ext: 'exe', isMobile: false }
 * @example environmentInfo('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5).os // → 'iOS'
 */
export const environmentInfo = (userAgent: string, maxTouchPoints = 0): EnvironmentInfo => {
  const os = patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
  return environments[os === 'macOS' && maxTouchPoints > 1 ? 'iOS' : os];
};
