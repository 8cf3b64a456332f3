import { describe, expect, it } from 'vitest';
import { type EnvironmentInfo, environmentInfo } from '../index.ts';

const mac = { isSupported: true, os: 'macOS', ext: 'dmg', isMobile: false };
const windows = { isSupported: true, os: 'Windows', ext: 'exe', isMobile: false };
const android = { isSupported: false, os: 'Android', ext: null, isMobile: true };
const ios = { isSupported: false, os: 'iOS', ext: null, isMobile: true };
const other = { isSupported: false, os: 'other', ext: null, isMobile: false };

describe('environmentInfo', () => {
  it.each<[string, object, number?]>([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
      mac,
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.4; rv:124.0) Gecko/20100101 Firefox/124.0', mac, 0],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/123.0 Safari/537.36', windows],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/123.0', windows, 10],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0 Mobile Safari/537.36',
      android,
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', ios],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', ios],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
      ios,
      5,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/123.0 Safari/537.36', other],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', other],
    ['Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950)', other],
    ['', other],
  ])('%s', (userAgent, environment, touchPoints) => {
    expect<EnvironmentInfo | object>(environmentInfo(userAgent, touchPoints)).toEqual(environment);
  });
});
