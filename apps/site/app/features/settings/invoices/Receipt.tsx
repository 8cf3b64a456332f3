import { brand, dateText } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import {
  documentName,
  type Invoice,
  invoiceTitle,
  ownLines,
  receiptRows,
  refundText,
  signedText,
  standText,
} from '@backbeat/sdk/contract';
import { Button, FormMessage, Icon, Link, Logo, Row } from '@backbeat/ui';
import { DownloadIcon, PrinterIcon } from '@backbeat/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { keepFile } from '../../../support/keepFile.ts';
import { useSignedInServices } from '../../session/index.ts';
import {
  Amounts,
  Party,
  ScreenOnly,
  Sheet,
  SheetFoot,
  SheetHead,
  SheetMeta,
  SheetName,
} from './invoiceStyles.ts';

interface LinesProps {
  readonly lines: readonly string[];
  readonly isRecipient?: boolean;
}

/** An address of several lines, of which two may be the same. */
const Lines = ({ lines, isRecipient = false }: LinesProps) =>
  lines.length === 0 ? null : (
    <Party data-recipient={isRecipient || undefined}>
      {[...lines.entries()].map(([at, line]) => (
        <bdi key={at}>{line}</bdi>
      ))}
    </Party>
  );

/** One receipt or invoice, to be read, printed on one page, or kept as a file. */
export const Receipt = ({ invoice }: { readonly invoice: Invoice }) => {
  const { client } = useSignedInServices();
  const download = useMutation({
    mutationFn: async () => {
      const { pdf } = await client.invoicePdf({ params: { number: invoice.number } });
      keepFile({
        name: `${brand.slug}-${documentName(invoice).toLowerCase()}-${invoice.number}.pdf`,
        content: new Blob([Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0))], {
          type: 'application/pdf',
        }),
      });
    },
  });
  const { refund_of: refundOf = null, seller = [] } = invoice;
  const name = `${documentName(invoice)} ${invoice.number}`;
  const stand = standText(invoice);

  return (
    <>
      <Sheet aria-label={name}>
        <SheetHead>
          <Logo size="sm" name={brand.name} />
          <SheetMeta>
            <SheetName>{name}</SheetName>
            <span>{dateText(invoice.issued_at)}</span>
            {stand === null ? null : <SheetName>{stand}</SheetName>}
            {refundOf === null ? null : (
              <SheetName>
                <Link href={`/settings/invoices?number=${refundOf}`}>
                  {`${refundText(invoice)} ${refundOf}`}
                </Link>
              </SheetName>
            )}
          </SheetMeta>
        </SheetHead>
        <Lines lines={seller} />
        <Lines lines={ownLines(invoice)} isRecipient />
        <Amounts aria-label={invoiceTitle(invoice)}>
          {receiptRows(invoice).map(({ id, label, amountCents, tone }) => (
            <div key={id} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{signedText(amountCents)}</dd>
            </div>
          ))}
        </Amounts>
        <SheetFoot>
          {brand.name}, {brand.links.site.replace('https://', '')}. All amounts in US dollars.
        </SheetFoot>
      </Sheet>
      <ScreenOnly>
        <Row>
          <Button size="sm" onClick={() => window.print()}>
            <Icon icon={PrinterIcon} />
            Print
          </Button>
          <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
            <Icon icon={DownloadIcon} />
            Download PDF
          </Button>
        </Row>
        {download.error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(download.error)}
          </FormMessage>
        )}
      </ScreenOnly>
    </>
  );
};
