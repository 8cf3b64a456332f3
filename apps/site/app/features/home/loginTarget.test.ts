import { describe, expect, it } from 'vitest';
import { loginTarget } from './loginTarget.ts';

describe('loginTarget', () => {
  it.each([
    ['', null],
    ['#', null],
    ['#/pricing', '/pricing'],
    ['#/checkout/premium?coupon=vidcon50', '/checkout/premium?coupon=vidcon50'],
    ['#stations', '/#stations'],
    ['#//evil.example', '/#//evil.example'],
    ['#/\\evil.example', '/#/\\evil.example'],
    ['#https://evil.example', '/#https://evil.example'],
  ])('reads %j as %j', (hash, target) => {
    expect(loginTarget(hash)).toBe(target);
  });
});
