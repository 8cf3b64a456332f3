import type { PortraitName } from '@backbeat/ui';
import bun from '@backbeat/ui/pictures/portrait-bun.svg?no-inline';
import cap from '@backbeat/ui/pictures/portrait-cap.svg?no-inline';
import crop from '@backbeat/ui/pictures/portrait-crop.svg?no-inline';
import curly from '@backbeat/ui/pictures/portrait-curly.svg?no-inline';
import long from '@backbeat/ui/pictures/portrait-long.svg?no-inline';

const files: Readonly<Record<PortraitName, string>> = { bun, cap, crop, curly, long };

/**
 * A portrait as a file that the browser loads when it comes near: no script holds its shapes. Decorative.
 *
 * @example <Avatar><PortraitImage name="bun" /></Avatar>
 */
export const PortraitImage = ({ name }: { readonly name: PortraitName }) => (
  <img loading="lazy" src={files[name]} alt="" width={120} height={120} />
);
