/**
 * A colour's value in CSS: one for both schemes, or one for each.
 *
 * @example schemeColor('#c81e5b', '#ff5c8a') // → 'light-dark(#c81e5b,#ff5c8a)'
 */
export const schemeColor = (light: string, dark: string): string =>
  light === dark ? dark : `light-dark(${light},${dark})`;
