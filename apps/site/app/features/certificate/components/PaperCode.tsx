import { brand } from '@backbeat/domain';
import { squareCode } from '../paperCode.ts';
import { PaperCaption, PaperOnly, PaperSquare } from './certificateStyles.ts';

/** Small enough for one sheet beside the certificate, and large enough for a phone. */
const moduleMm = 0.55;

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
