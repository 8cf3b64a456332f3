import { encode } from 'uqr';

/** What a square code holds at most, of bytes, with the least correction. */
const maxBytes = 2_953;

/** A square code: modules on a side, its quiet border included, and the path of the dark ones. */
export interface SquareCode {
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
