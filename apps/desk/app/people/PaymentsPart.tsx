import { refundRefusalTexts } from '@backbeat/domain';
import type { Invoice, Refund } from '@backbeat/sdk/contract';
import type { StaffPerson } from '@backbeat/sdk/staff';
import { staffBillsQuery } from '@backbeat/sdk/staff/query';
import { Badge, Button, Skeleton, Stack, Table, VisuallyHidden } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { isRefundable } from '../acts/ActRequest.ts';
import { useActs } from '../acts/ActsProvider.tsx';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { useShortcuts } from '../chrome/shortcuts.ts';
import { Private, PrivateBlock } from '../privacy/Private.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { useCan } from '../session/useMe.ts';
import type { Tone } from '../words/Tone.ts';
import { dollarText, momentText, plainName } from '../words/textOf.ts';
import { Part } from './Part.tsx';
import { Revealed } from './PersonHead.tsx';

const tones: Readonly<Record<Invoice['state'], Tone>> = {
  open: 'sun',
  paid: 'teal',
  past_due: 'pink',
  failed: 'pink',
  voided: 'plain',
  refunded: 'plain',
  partly_refunded: 'sun',
  credited: 'plain',
};

/** What has become of a payment, or why it does not go back by the rules. */
const refundNote = ({ withdrawn, reason, total_cents, until }: Refund): string => {
  if (withdrawn !== null)
    return withdrawn.done_at === null ? 'Going back' : `Went back on ${momentText(withdrawn.done_at)}`;
  if (reason !== null) return refundRefusalTexts[reason];
  return `${dollarText(total_cents)} can go back until ${momentText(until)}`;
};

interface InvoiceRowProps {
  readonly invoice: Invoice;
  readonly payment: Refund | undefined;
  readonly onRefund: ((payment: Refund) => void) | null;
}

const InvoiceRow = ({ invoice, payment, onRefund }: InvoiceRowProps) => (
  <tr>
    <th scope="row">
      {momentText(invoice.issued_at)}
      <small>
        No. {invoice.number}
        {invoice.lines[0] ? ` · ${invoice.lines[0].description}` : ''}
      </small>
    </th>
    <td data-label="State">
      <span>
        <Badge tone={tones[invoice.state]}>{plainName(invoice.state)}</Badge>
        {payment === undefined ? null : <small>{refundNote(payment)}</small>}
      </span>
    </td>
    <td data-label="Amount" data-end="">
      <Private>{dollarText(invoice.total_cents)}</Private>
    </td>
    {onRefund === null ? null : (
      <td data-end="">
        {payment === undefined || payment.withdrawn !== null ? null : (
          <Button
            size="sm"
            variant={isRefundable(payment) ? 'secondary' : 'neutral'}
            onClick={() => onRefund(payment)}
          >
            Give back
            <VisuallyHidden> payment {payment.number}</VisuallyHidden>
          </Button>
        )}
      </td>
    )}
  </tr>
);

/** Every bill, newest first, and the way to give its money back. */
export const PaymentsPart = ({ person: { guid, name } }: { readonly person: StaffPerson }) => {
  const { client } = useStaff();
  const open = useActs();
  const isSupport = useCan('support');
  const { data, error, refetch } = useQuery(staffBillsQuery(client, guid));
  const payments = data?.payments ?? [];
  const refund = (payment: Refund) => open({ guid, name, kind: 'refund', payment });
  const newest = payments.find(isRefundable) ?? payments.find(({ withdrawn }) => withdrawn === null);
  useShortcuts(isSupport && newest !== undefined ? { r: () => refund(newest) } : {});
  if (error)
    return (
      <Part title="Payments and invoices">
        <LoadFailed title="The bills did not come" error={error} refetch={refetch} />
      </Part>
    );
  if (data === undefined)
    return (
      <Part title="Payments and invoices">
        <Stack gap={2} aria-hidden="true">
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Stack>
      </Part>
    );
  return (
    <Part
      title="Payments and invoices"
      empty={data.invoices.length === 0 && 'Nothing was ever billed.'}
      end={data.invoices.length === 0 ? null : <Revealed guid={guid} fact="card" covered="Card ••••" />}
    >
      <PrivateBlock name="invoices">
        <Table label="Bills">
          <thead>
            <tr>
              <th scope="col">Bill</th>
              <th scope="col">State</th>
              <th scope="col" data-end="">
                Amount
              </th>
              {isSupport ? (
                <td>
                  <VisuallyHidden>What can be done</VisuallyHidden>
                </td>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {data.invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.number}
                invoice={invoice}
                payment={payments.find(({ number }) => number === invoice.number)}
                onRefund={isSupport ? refund : null}
              />
            ))}
          </tbody>
        </Table>
      </PrivateBlock>
    </Part>
  );
};
