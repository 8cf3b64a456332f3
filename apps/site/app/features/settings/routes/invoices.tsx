import { ApiError } from '@backbeat/sdk';
import { documentName } from '@backbeat/sdk/contract';
import { invoiceQuery, invoicesQuery, refundsQuery } from '@backbeat/sdk/query';
import { Button, EmptyState, Link, LinkButton, Panel, Row } from '@backbeat/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useOwnTitle } from '../../../navigation/useDocumentHead.ts';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { Private, PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PanelWaiting } from '../components/AreaWaiting.tsx';
import { Notifications } from '../components/Notifications.tsx';
import { Page, PageTitle } from '../components/settingsStyles.ts';
import { BillingDetailsPanel } from '../invoices/BillingDetailsPanel.tsx';
import { InvoiceTable } from '../invoices/InvoiceTable.tsx';
import { ScreenOnly, Title } from '../invoices/invoiceStyles.ts';
import { Receipt } from '../invoices/Receipt.tsx';
import { RefundPanel } from '../refund/RefundPanel.tsx';

/** The numbers of the invoices that can be had back now. */
const useRefundable = (): ReadonlySet<string> => {
  const { client } = useSignedInServices();
  const { data } = useQuery(refundsQuery(client));
  const open = data?.payments.filter(({ reason, withdrawn }) => reason === null && withdrawn === null);
  return new Set(open?.map(({ number }) => number));
};

const AllInvoices = () => {
  const { client } = useSignedInServices();
  const list = useInfiniteQuery(invoicesQuery(client));
  const refundable = useRefundable();
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const pages = data?.pages;

  useEffect(() => {
    if (!isAsked.current || pages === undefined) return;
    isAsked.current = false;
    // Moves the focus to the first of the older ones: the pressed button moves away or is gone.
    const shown = pages.slice(0, -1).flatMap((page) => page.invoices).length;
    place.current?.querySelectorAll<HTMLElement>('tbody td:last-child a').item(shown)?.focus();
  }, [pages]);

  if (data === undefined && error === null) return <PanelWaiting />;
  if (data === undefined)
    return <LoadFailed title="Your invoices could not be loaded" error={error} refetch={refetch} />;
  const invoices = data.pages.flatMap((page) => page.invoices);
  if (invoices.length === 0)
    return <EmptyState title="No invoices yet">What you buy here shows up on this page.</EmptyState>;
  return (
    <Panel padding="calm" stacked ref={place} role="region" aria-label="Invoices">
      <PrivateBlock name="invoices">
        <InvoiceTable invoices={invoices} refundable={refundable} />
      </PrivateBlock>
      {hasNextPage ? (
        <Row>
          <Button
            size="sm"
            loading={isFetchingNextPage}
            onClick={() => {
              isAsked.current = true;
              void fetchNextPage();
            }}
          >
            Show older ones
          </Button>
        </Row>
      ) : null}
    </Panel>
  );
};

/** Named by what it is, which its address does not say. */
const DocumentTitle = ({
  number,
  ref,
}: {
  readonly number: string;
  readonly ref: Ref<HTMLHeadingElement>;
}) => {
  const { client } = useSignedInServices();
  const { data } = useQuery(invoiceQuery(client, number));
  const name = data === undefined ? 'Receipt' : documentName(data);
  // Without its number, which viewers of a stream would read in the tab.
  useOwnTitle(name);
  return (
    <Title level={1} ref={ref} tabIndex={-1}>
      <span>{name}</span> <Private>{number}</Private>
    </Title>
  );
};

const OneInvoice = ({ number }: { readonly number: string }) => {
  const { client } = useSignedInServices();
  const { data, error, refetch } = useQuery(invoiceQuery(client, number));
  if (data !== undefined)
    return (
      <PrivateBlock name="receipt">
        <Receipt invoice={data} />
      </PrivateBlock>
    );
  if (error === null) return <PanelWaiting />;
  if (error instanceof ApiError && error.wireCode === 'not_found')
    return (
      <EmptyState
        title="There is no such invoice"
        action={<LinkButton href="/settings/invoices">All invoices</LinkButton>}
      >
        None of your invoices has this number.
      </EmptyState>
    );
  return <LoadFailed title="The receipt could not be loaded" error={error} refetch={refetch} />;
};

/** What was billed: the list, and one receipt of it where the address names one. */
const Invoices = () => {
  const number = useSearchParams()[0].get('number') ?? new URLSearchParams(wholeSearch()).get('number');
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);

  useEffect(() => {
    // The page stays and its content is another one: the focus goes to where that begins.
    if (shown.current !== number) title.current?.focus();
    shown.current = number;
  }, [number]);

  return (
    <Page>
      {number === null ? (
        <>
          <PageTitle level={1} ref={title} tabIndex={-1}>
            Invoices
          </PageTitle>
          <Notifications />
          <AllInvoices />
          <BillingDetailsPanel />
        </>
      ) : (
        <>
          <DocumentTitle number={number} ref={title} />
          <OneInvoice number={number} />
          <ScreenOnly>
            <RefundPanel key={number} number={number} />
          </ScreenOnly>
          <ScreenOnly>
            <Link variant="strong" href="/settings/invoices">
              All invoices
            </Link>
          </ScreenOnly>
        </>
      )}
    </Page>
  );
};

export default Invoices;
