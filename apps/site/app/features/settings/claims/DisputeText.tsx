import { brand } from '@backbeat/domain';
import { type DisputeLanguage, disputeText } from '@backbeat/domain/claims';
import type { Claim } from '@backbeat/sdk/contract';
import { Button, FormMessage, Icon, Link, LinkButton, Row, SegmentedControl, Text } from '@backbeat/ui';
import { CopyIcon, PrinterIcon } from '@backbeat/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { coveredParts } from './claimProof.ts';
import { CopyText, ProofPart, ProofTitle } from './claimStyles.ts';

interface DisputeTextProps {
  readonly claim: Claim;
  /** Of the certificate of its days. */
  readonly code: string;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const satisfies readonly { readonly value: DisputeLanguage; readonly label: string }[];

/** What goes into the form of a dispute, and the certificate that it names. */
const DisputeText = ({ claim, code }: DisputeTextProps) => {
  const [language, setLanguage] = useState<DisputeLanguage>('en');
  const [news, setNews] = useState('');
  const place = useRef<HTMLElement>(null);
  const path = `/certificate/${code}`;
  const parts = coveredParts(claim);
  const text = disputeText({
    language,
    certificateAddress: new URL(path, window.location.href).href,
    channelName: claim.channel?.name ?? '',
    title: claim.title ?? claim.address,
    address: claim.address,
    from: claim.from ?? claim.asked_at,
    // A stream that still runs was judged up to the claim.
    until: claim.kind === 'live' ? (claim.until ?? claim.asked_at) : null,
    judgedAt: claim.parts[0]?.from ?? claim.asked_at,
    ...(parts === undefined ? {} : { coveredParts: parts }),
  });

  // The pressed button is gone.
  useEffect(() => place.current?.focus(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNews('Copied. Paste it into the form of the dispute.');
    } catch {
      setNews('Your browser does not let us copy. Select the text.');
    }
  };

  return (
    <ProofPart ref={place} tabIndex={-1} aria-label="Proof">
      <ProofTitle level={4}>Your proof</ProofTitle>
      <Text size="small" tone="muted">
        {`A text for the form of the dispute. Its link leads to a certificate that ${brand.name} has signed and that `}
        <Link href="/verify">anybody can check</Link>.
      </Text>
      <SegmentedControl
        label="Language of the text"
        options={languages}
        value={language}
        onChange={setLanguage}
      />
      <PrivateBlock name="the text">
        <CopyText lang={language}>{text}</CopyText>
      </PrivateBlock>
      <Row>
        <Button size="sm" variant="primary" onClick={() => void copy()}>
          <Icon icon={CopyIcon} />
          Copy the text
        </Button>
        <LinkButton size="sm" href={path}>
          <Icon icon={PrinterIcon} />
          Open the certificate
        </LinkButton>
      </Row>
      <FormMessage>{news}</FormMessage>
    </ProofPart>
  );
};

export default DisputeText;
