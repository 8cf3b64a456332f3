import { ApiError, errorText, WireError } from '@backbeat/sdk';
import { withdrawalConfirmMutation, withdrawalQuery } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, LinkButton, Panel, Row, Skeleton, Text } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import type { Services } from '../../session/index.ts';
import { endText } from '../refundWords.ts';
import { RefundDetails } from './RefundDetails.tsx';

const refused: readonly (string | null)[] = ['not_found', 'validation'];

/** Is the link cut off, made up, or older than a day? */
const isDeadLink = (error: Error): boolean =>
  (error instanceof WireError && error.side === 'request') ||
  (error instanceof ApiError && refused.includes(error.wireCode));

const DeadLink = () => (
  <Panel stacked>
    <Heading level={2} size="card">
      This link does not work any more
    </Heading>
    <Text>A link works for a day. Ask for a new one, and nothing is lost.</Text>
    <Row>
      <LinkButton href="/withdraw">Ask for a new link</LinkButton>
    </Row>
  </Panel>
);

/** The order that the link of a letter is for: what goes back, and the press that confirms it. */
export const LinkedOrder = ({ client, link }: Pick<Services, 'client'> & { readonly link: string }) => {
  const { data: read, error, refetch } = useQuery(withdrawalQuery(client, link));
  const confirming = useMutation(withdrawalConfirmMutation(client));
  const news = useRef<HTMLDivElement>(null);
  const { isSuccess } = confirming;
  // The pressed button is gone.
  useEffect(() => {
    if (isSuccess) news.current?.focus();
  }, [isSuccess]);
  const refund = confirming.data ?? read;
  if (refund === undefined && error !== null)
    return isDeadLink(error) ? (
      <DeadLink />
    ) : (
      <LoadFailed title="The order could not be loaded" error={error} refetch={refetch} />
    );
  if (refund === undefined)
    return (
      <Panel role="status" aria-label="Loading the order">
        <Skeleton width="half" />
        <Skeleton width="most" />
      </Panel>
    );
  const { version } = refund;
  return (
    <Panel stacked ref={news} tabIndex={-1} role="region" aria-label="Your order">
      <RefundDetails refund={refund} note={endText(refund)}>
        <Row>
          <Button
            variant="primary"
            loading={confirming.isPending}
            onClick={() => confirming.mutate({ link, version }, { onError: () => void refetch() })}
          >
            Confirm the withdrawal
          </Button>
        </Row>
      </RefundDetails>
      {confirming.error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(confirming.error)}
        </FormMessage>
      )}
    </Panel>
  );
};
