import { brand, dateText } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { Invoice } from '@backbeat/sdk/contract';
import { Button, FormMessage, Icon, Logo, Row } from '@backbeat/ui';
import { DownloadIcon, PrinterIcon } from '@backbeat/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { releaseFile } from '../../../release/missingFiles.ts';
import { keepFile } from '../../../support/keepFile.ts';
import {
  Amounts,
  Recipient,
  ScreenOnly,
  Sheet,
  SheetFoot,
  SheetHead,
  SheetMeta,
  SheetName,
} from './invoiceStyles.ts';
import { documentName, invoiceTitle, ownLines, receiptRows, signedText, standText } from './invoiceWords.ts';

/** Makes the PDF when somebody wants it: the library that writes it is larger than the page. */
const savePdf = async (invoice: Invoice): Promise<void> => {
  const { receiptPdf } = await releaseFile(import('./receiptPdf.ts'));
  keepFile({
    name: `${brand.slug}-${documentName(invoice).toLowerCase()}-${invoice.number}.pdf`,
    content: receiptPdf(invoice),
  });
};

/** One receipt or invoice, to be read, printed on one page, or kept as a file. */
export const Receipt = ({ invoice }: { readonly invoice: Invoice }) => {
  const download = useMutation({ mutationFn: () => savePdf(invoice) });
  const own = ownLines(invoice);
  const name = `${documentName(invoice)} ${invoice.number}`;
  const stand = standText(invoice);

  return (
    <>
      <Sheet aria-label={name}>
        <SheetHead>
          <Logo size="sm" name={brand.name} />
          <SheetMeta>
            <SheetName>{name}</SheetName>
            {dateText(invoice.issued_at)}
            {stand === null ? null : <SheetName>{stand}</SheetName>}
          </SheetMeta>
        </SheetHead>
        {own.length === 0 ? null : (
          <Recipient>
            {own.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </Recipient>
        )}
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
