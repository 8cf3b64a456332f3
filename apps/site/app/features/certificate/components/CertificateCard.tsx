import { brand } from '@backbeat/domain';
import type { Certificate } from '@backbeat/sdk/certificates';
import { Link, Text } from '@backbeat/ui';
import { type ReactElement, useEffect, useState } from 'react';
import {
  certificateTitle,
  channelNotes,
  hasGap,
  momentText,
  spanText,
  usesText,
} from '../certificateWords.ts';
import {
  Code,
  Detail,
  Fields,
  Inside,
  Pattern,
  Periods,
  Sheet,
  SheetHead,
  SheetTitle,
  Signature,
} from './certificateStyles.ts';

interface CertificateCardProps {
  readonly certificate: Certificate;
  /** The signed text, which the picture is drawn from. */
  readonly jws: string;
  readonly level: 1 | 2 | 3;
  /** The file beside says something else than this. @default false */
  readonly isChanged?: boolean;
  /** Buttons, below the fields. */
  readonly children?: ReactElement;
}

const unlit = Array.from({ length: 6 }, () => '111111');

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

const SignaturePattern = ({ jws }: { readonly jws: string }) => {
  const [rows, setRows] = useState<readonly string[]>(unlit);
  useEffect(() => {
    let isGone = false;
    void certificateDigest(jws).then((digest) => isGone || setRows(patternRows(digest)));
    return () => {
      isGone = true;
    };
  }, [jws]);
  return <Pattern rows={rows} pitch={36} cell={29} radius={9} />;
};

/** A certificate as people read it: on the screen and on paper. */
export const CertificateCard = ({
  certificate,
  jws,
  level,
  isChanged = false,
  children,
}: CertificateCardProps) => {
  const { creator, channel, period, covered, code, issued_at } = certificate;
  return (
    <Sheet changed={isChanged}>
      <Inside>
        <SheetHead>
          <SheetTitle level={level}>{certificateTitle(certificate, brand.name)}</SheetTitle>
          <Text tone="muted">Show this when a platform asks whether you may play our music.</Text>
        </SheetHead>
        <Fields>
          <div>
            <dt>Creator</dt>
            <dd>{creator}</dd>
          </div>
          <div>
            <dt>Channel</dt>
            <dd>
              <Link href={channel.url}>
                {channel.platform === 'twitch' ? `twitch.tv/${channel.name}` : channel.name}
              </Link>
            </dd>
          </div>
          <div>
            <dt>Covers</dt>
            <dd>{usesText(certificate)}</dd>
          </div>
          <div>
            <dt>Issued</dt>
            <dd>{momentText(issued_at)}</dd>
          </div>
          <div data-wide="">
            <dt>Covered</dt>
            <dd>
              <Periods>
                {covered.map(({ plan, from, until, reason }) => (
                  <li key={from}>
                    <span>{spanText({ from, until })}</span>
                    <Detail>{reason === undefined ? plan : `${plan}, ${reason}`}</Detail>
                  </li>
                ))}
              </Periods>
            </dd>
          </div>
          <div data-wide="">
            <dt>Asked for</dt>
            <dd>
              <span>{spanText(period)}</span>
              <Detail>
                {hasGap(certificate)
                  ? 'Not all of it was covered: only the times above were.'
                  : 'All of it was covered, without a gap.'}
              </Detail>
              {channelNotes(certificate).map((note) => (
                <Detail key={note}>{note}</Detail>
              ))}
            </dd>
          </div>
        </Fields>
        {children}
      </Inside>
      <Signature changed={isChanged}>
        <SignaturePattern jws={jws} />
        <p>
          <Code>{code}</Code>
          Anyone can check this code at {brand.links.site.replace('https://', '')}
          <wbr />
          /verify. The pattern is drawn from this certificate alone.
        </p>
      </Signature>
    </Sheet>
  );
};
