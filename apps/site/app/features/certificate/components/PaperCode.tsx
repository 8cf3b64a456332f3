import { brand } from '@backbeat/domain';
import { encode } from 'uqr';
import { PaperCaption, PaperOnly, PaperSquare } from './certificateStyles.ts';

/** Small enough for one sheet beside the certificate, and large enough for a phone. */
const moduleMm = 0.55;

/** What a square code holds at most, of bytes, with the least correction. */
const maxBytes = 2_953;

/** A square code: modules on a side, its quiet border included, and the path of the dark ones. */
interface SquareCode {
  readonly size: number;
  readonly path: string;
}

/**
 * The signed text as a square code (QR), so that paper carries it; null where it is longer than any can hold.
 *
 * @example squareCode('eyJhbGciOiJFUzI1NiJ9.e30.c2ln')?.size // → 37
 */
export const squareCode = (text: string): SquareCode | null => {
  if (text.length > maxBytes) return null;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const rows = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: rows.join('') };
};

/** The signed text on paper: whoever scans it can check the certificate without a connection. */
export const PaperCode = ({ jws }: { readonly jws: string }) => {
  const code = squareCode(jws);
  if (code === null) return null;
  const { size, path } = code;
  const side = `${size * moduleMm}mm`;
  return (
    <PaperOnly>
      <PaperSquare
        role="img"
        aria-label="The signed text as a square code"
        viewBox={`0 0 ${size} ${size}`}
        width={side}
        height={side}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </PaperSquare>
      <PaperCaption>
        This square code is the signed text. Scan it, and paste what it says at{' '}
        {brand.links.site.replace('https://', '')}/verify: a page that is open checks it without a connection.
      </PaperCaption>
    </PaperOnly>
  );
};
