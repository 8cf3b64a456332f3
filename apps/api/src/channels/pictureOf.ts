/** A channel's picture. Pictures are shown on pages, so only web addresses pass; empty without one. */
export const pictureOf = (address: string): string =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
