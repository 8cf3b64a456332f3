import { errorText } from '@backbeat/sdk';
import { invoicesQuery } from '@backbeat/sdk/query';
import { Button, Link, Panel, Row, Skeleton, Text } from '@backbeat/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

/** As many as the subscription page has room for. */
const shown = 3;

/** The newest invoices, and the way to all of them. Nothing for somebody who has none. */
export const LatestInvoices = () => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useInfiniteQuery(invoicesQuery(client));
  const invoices = data?.pages[0]?.invoices;
  if (invoices?.length === 0) return null;
  return (
    <>
      <PartTitle level={2} id="latest-invoices">
        Invoices
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="latest-invoices">
        {invoices === undefined ? null : (
          <PrivateBlock name="invoices">
            <InvoiceTable invoices={invoices.slice(0, shown)} />
          </PrivateBlock>
        )}
        {invoices === undefined && (error === null || isFetching) ? (
          <div role="status" aria-label="Loading the invoices">
            <Skeleton width="most" />
            <Skeleton width="half" />
          </div>
        ) : null}
        {invoices === undefined && error !== null && !isFetching ? (
          <Row justify="between">
            <Text tone="muted">{errorText(error)}</Text>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Row>
        ) : null}
        {invoices === undefined ? null : (
          <Link variant="strong" href="/settings/invoices">
            All invoices
          </Link>
        )}
      </Panel>
    </>
  );
};
