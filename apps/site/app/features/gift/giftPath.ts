/**
 * The page of a claim link.
 *
 * @example giftPath('7K2M-41QX-8B3D-Z0VN') // → '/gifts/7K2M-41QX-8B3D-Z0VN'
 */
export const giftPath = (code: string): string => `/gifts/${code}`;
