import { describe, expect, it } from 'vitest';
import { environmentInfo } from './desktopApp.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

describe('environmentInfo', () => {
  it.each([
    [mac, 0, { os: 'macos', ext: 'dmg', isSupported: true, isMobile: false }],
    [windows, 0, { os: 'windows', ext: 'exe', isSupported: true, isMobile: false }],
    [windows, 10, { os: 'windows', ext: 'exe', isSupported: true, isMobile: false }],
    [linux, 0, { os: 'other', ext: null, isSupported: false, isMobile: false }],
    [android, 5, { os: 'android', ext: null, isSupported: false, isMobile: true }],
    [iphone, 5, { os: 'ios', ext: null, isSupported: false, isMobile: true }],
    [mac, 5, { os: 'ios', ext: null, isSupported: false, isMobile: true }],
    ['', 0, { os: 'other', ext: null, isSupported: false, isMobile: false }],
  ])('reads %s with %i touch points', (userAgent, maxTouchPoints, expected) => {
    expect(environmentInfo({ userAgent, maxTouchPoints })).toEqual(expected);
  });
});
