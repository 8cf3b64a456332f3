import { brand } from '@backbeat/domain';
import type { CertificateFile } from '@backbeat/sdk/certificates';
import { Button, FormMessage, Icon, LinkButton } from '@backbeat/ui';
import { CopyIcon, DownloadIcon, PrinterIcon } from '@backbeat/ui/icons';
import { useState } from 'react';
import { keepFile } from '../../../support/keepFile.ts';
import { ScreenOnly } from './certificateStyles.ts';

interface CertificateActionsProps {
  readonly certificate: CertificateFile;
  /** Whether it stands on its own page, which prints. */
  readonly isOwnPage: boolean;
}

const copy = async (text: string): Promise<string> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'The link is copied.';
  } catch {
    return `Your browser does not let us copy. The link is ${text}`;
  }
};

/**
 * A certificate as a file that people and programs can read.
 *
 * @param slug the product's short name, which the file's name begins with
 */
const certificateFileOf = (certificate: CertificateFile, slug: string) => ({
  name: `${slug}-certificate-${certificate.code}.json`,
  text: `${JSON.stringify(certificate, null, 2)}\n`,
});

/** What can be done with a certificate: on paper, as a file, as a link. */
export const CertificateActions = ({ certificate, isOwnPage }: CertificateActionsProps) => {
  const [news, setNews] = useState('');
  const path = `/certificate/${certificate.code}`;
  const keep = () => {
    const { name, text } = certificateFileOf(certificate, brand.slug);
    keepFile({ name, content: new Blob([text], { type: 'application/json' }) });
  };
  return (
    <>
      <ScreenOnly>
        {isOwnPage ? (
          <Button size="sm" variant="secondary" onClick={() => window.print()}>
            <Icon icon={PrinterIcon} />
            Print or save as PDF
          </Button>
        ) : (
          <LinkButton size="sm" variant="secondary" href={path}>
            <Icon icon={PrinterIcon} />
            Open and print
          </LinkButton>
        )}
        <Button size="sm" onClick={keep}>
          <Icon icon={DownloadIcon} />
          Download file
        </Button>
        <Button size="sm" onClick={async () => setNews(await copy(new URL(path, location.href).href))}>
          <Icon icon={CopyIcon} />
          Copy link
        </Button>
      </ScreenOnly>
      <FormMessage>{news}</FormMessage>
    </>
  );
};
