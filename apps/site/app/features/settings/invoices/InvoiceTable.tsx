import { dateText } from '@backbeat/domain';
import {
  documentName,
  type Invoice,
  invoiceStateTexts,
  invoiceTitle,
  signedText,
} from '@backbeat/sdk/contract';
import { Badge, Icon, Link, VisuallyHidden } from '@backbeat/ui';
import { CheckIcon, ClockIcon, TriangleExclamationPointIcon } from '@backbeat/ui/icons';
import { InvoiceNumber, Ledger, Refund } from './invoiceStyles.ts';

/** How it stands with an invoice, as a badge. */
const badges = {
  open: { tone: 'sun', icon: ClockIcon },
  paid: { tone: 'teal', icon: CheckIcon },
  past_due: { tone: 'pink', icon: TriangleExclamationPointIcon },
  failed: { tone: 'plain', icon: null },
  voided: { tone: 'plain', icon: null },
  refunded: { tone: 'plain', icon: null },
  partly_refunded: { tone: 'plain', icon: null },
  credited: { tone: 'plain', icon: null },
} as const satisfies Record<Invoice['state'], object>;

interface InvoiceTableProps {
  readonly invoices: readonly Invoice[];
  /** The numbers of those that can be had back now. */
  readonly refundable?: ReadonlySet<string>;
}

/** Invoices, one to a row, each with the way to its document and, where it can be had back, to that. */
export const InvoiceTable = ({ invoices, refundable }: InvoiceTableProps) => (
  <Ledger>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">For</th>
        <th scope="col" data-amount="">
          Amount
        </th>
        <th scope="col">Status</th>
        <th scope="col">
          <VisuallyHidden>Document</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {invoices.map((invoice) => {
        const { number, issued_at, total_cents, state } = invoice;
        const badge = badges[state];
        const name = documentName(invoice);
        return (
          <tr key={number}>
            <td>{dateText(issued_at)}</td>
            <td>
              <span>{invoiceTitle(invoice)}</span>
              <InvoiceNumber>{`No. ${number}`}</InvoiceNumber>
            </td>
            <td data-amount="">{signedText(total_cents)}</td>
            <td>
              <Badge tone={badge.tone}>
                {badge.icon === null ? null : <Icon icon={badge.icon} />}
                <span>{invoiceStateTexts[state]}</span>
              </Badge>
              {refundable?.has(number) ? (
                <Refund>
                  <Link
                    href={`/settings/invoices?number=${number}#refund`}
                    aria-label={`Get your money back, No. ${number}`}
                  >
                    Get your money back
                  </Link>
                </Refund>
              ) : null}
            </td>
            <td>
              <Link
                variant="strong"
                href={`/settings/invoices?number=${number}`}
                aria-label={`${name} No. ${number}`}
              >
                {name}
              </Link>
            </td>
          </tr>
        );
      })}
    </tbody>
  </Ledger>
);
