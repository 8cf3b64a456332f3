/** What a browser runs on, as far as the desktop app is concerned. */
export interface EnvironmentInfo {
  /** Whether the desktop app runs there. */
  readonly isSupported: boolean;
  readonly os: 'android' | 'ios' | 'macos' | 'windows' | 'other';
  /** How the installer's name ends. */
  readonly ext: 'dmg' | 'exe' | null;
  readonly isMobile: boolean;
}

/** The part of the Navigator interface that is read. */
export type NavigatorHints = Pick<Navigator, 'maxTouchPoints' | 'userAgent'>;

const infos: Readonly<Record<EnvironmentInfo['os'], EnvironmentInfo>> = {
  android: { os: 'android', isSupported: false, ext: null, isMobile: true },
  ios: { os: 'ios', isSupported: false, ext: null, isMobile: true },
  macos: { os: 'macos', isSupported: true, ext: 'dmg', isMobile: false },
  windows: { os: 'windows', isSupported: true, ext: 'exe', isMobile: false },
  other: { os: 'other', isSupported: false, ext: null, isMobile: false },
};

/**
 * What the browser runs on. A tablet that calls itself a Mac is known by its touch points.
 *
 * @example
 * environmentInfo({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64)', maxTouchPoints: 0 }).ext // → 'exe'
 */
export const environmentInfo = ({ userAgent, maxTouchPoints }: NavigatorHints): EnvironmentInfo => {
  if (/android/i.test(userAgent)) return infos.android;
  if (/iphone|ipad|ipod/i.test(userAgent)) return infos.ios;
  if (/macintosh|mac os x/i.test(userAgent)) return maxTouchPoints > 1 ? infos.ios : infos.macos;
  return /windows/i.test(userAgent) ? infos.windows : infos.other;
};
