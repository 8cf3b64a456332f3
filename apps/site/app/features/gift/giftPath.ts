/** The text of a claim link, as people type it too. */
const shape = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/**
 * The page of a claim link.
 *
 * @example giftPath('7K2M-41QX-8B3D-Z0VN') // → '/gifts/7K2M-41QX-8B3D-Z0VN'
 */
export const giftPath = (code: string): string => `/gifts/${code}`;

/**
 * The code of an address; null where it can be none.
 *
 * @example readGiftCode('7k2m-41qx-8b3d-z0vn') // → '7K2M-41QX-8B3D-Z0VN'
 */
export const readGiftCode = (text: string): string | null => {
  const code = text.toUpperCase();
  return shape.test(code) ? code : null;
};
