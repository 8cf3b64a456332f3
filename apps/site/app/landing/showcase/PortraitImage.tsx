import bun from '../pictures/portrait-bun.svg?no-inline';
import cap from '../pictures/portrait-cap.svg?no-inline';
import crop from '../pictures/portrait-crop.svg?no-inline';
import curly from '../pictures/portrait-curly.svg?no-inline';
import long from '../pictures/portrait-long.svg?no-inline';

/** The people that have a portrait, named by their hair. */
export type PortraitName = 'bun' | 'cap' | 'crop' | 'curly' | 'long';

const files: Readonly<Record<PortraitName, string>> = { bun, cap, crop, curly, long };

/**
 * A portrait as a file that the browser loads when it comes near: no script holds its shapes. Decorative.
 *
 * @example <Avatar><PortraitImage name="bun" /></Avatar>
 */
export const PortraitImage = ({ name }: { readonly name: PortraitName }) => (
  <img loading="lazy" src={files[name]} alt="" width={120} height={120} />
);
