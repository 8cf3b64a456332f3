const columns = 6;

/**
 * The picture of a certificate as rows of a step grid: drawn from a SHA-256 digest, so that it is the same everywhere
 * and another one for anything that was changed.
 *
 * @param digest 32 bytes
 */
export const patternRows = (digest: Uint8Array): readonly string[] => {
  const byte = (at: number) => digest[at % digest.length] ?? 0;
  const pink = byte(30) % (columns * columns);
  return Array.from({ length: columns }, (_, row) => {
    const bar = byte(row * 5 + 4);
    const cells: readonly string[] = Array.from({ length: columns }, (__, column) => {
      // Four bits to a cell: one in four is lit.
      const bits = byte(row * 5 + (column >> 1)) >> (column % 2 === 0 ? 0 : 4);
      if (row * columns + column === pink) return 'P';
      return (bits & 3) === 0 ? 'T' : '1';
    });
    // Every third row holds a note over two or three steps, where nothing is lit in pink.
    const start = bar % 4;
    const length = 2 + ((bar >> 2) & 1);
    const isHeld = (bar >> 3) % 3 === 0 && !cells.slice(start, start + length).includes('P');
    return (isHeld ? cells.with(start, '2').fill('-', start + 1, start + length) : cells).join('');
  });
};

/** The digest that a certificate's picture is drawn from: that of the signed text. */
export const certificateDigest = async (jws: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(jws)));
