import { brand, dateText } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { Invoice } from '@backbeat/sdk/contract';
import { Button, FormMessage, Icon, Logo, Row } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { releaseFile } from '../../../release/missingFiles.ts';
import { keepFile } from '../../../support/keepFile.ts';
import { Amounts, ScreenOnly, Sheet } from './invoiceStyles.ts';
import { invoiceTitle, ownLines, receiptRows, signedText } from './invoiceWords.ts';

/** Makes the PDF when somebody wants it: the library that writes it is larger than the page. */
const savePdf = async (invoice: Invoice): Promise<void> => {
  const { receiptPdf } = await releaseFile(import('./receiptPdf.ts'));
  keepFile({ name: `${brand.slug}-receipt-${invoice.number}.pdf`, content: receiptPdf(invoice) });
};

/** One receipt, to be read, printed on one page, or kept as a file. */
export const Receipt = ({ invoice }: { readonly invoice: Invoice }) => {
  const download = useMutation({ mutationFn: () => savePdf(invoice) });
  const own = ownLines(invoice);

  return (
    <>
      <Sheet aria-label={`Receipt ${invoice.number}`}>
        <header>
          <Logo size="sm" name={brand.name} />
          <p>
            <b>Receipt {invoice.number}</b>
            {dateText(invoice.issued_at)}
          </p>
        </header>
        {own.length === 0 ? null : (
          <address>
            {own.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
        <Amounts aria-label={invoiceTitle(invoice)}>
          {receiptRows(invoice).map(({ id, label, amountCents, tone }) => (
            <div key={id} data-tone={tone}>
              <dt>{label}</dt>
              <dd>{signedText(amountCents)}</dd>
            </div>
          ))}
        </Amounts>
        <footer>
          {brand.name}, {brand.links.site.replace('https://', '')}. All amounts in US dollars.
        </footer>
      </Sheet>
      <ScreenOnly>
        <Row>
          <Button size="sm" onClick={() => window.print()}>
            <Icon name="printer" />
            Print
          </Button>
          <Button size="sm" loading={download.isPending} onClick={() => download.mutate()}>
            <Icon name="download" />
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
