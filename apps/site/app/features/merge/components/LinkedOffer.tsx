import { ApiError, errorText, WireError } from '@backbeat/sdk';
import { mergeOfferAnswerMutation, mergeOfferQuery } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, LinkButton, Row, Text } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import type { Services } from '../../session/index.ts';
import { mergeOfferWords } from '../mergeOfferWords.ts';
import { OfferPanel, OfferWaiting } from './OfferWaiting.tsx';

const refused: readonly (string | null)[] = ['not_found', 'validation'];

/** Is the link cut off, made up, or of an account that is gone? */
const isDeadLink = (error: Error): boolean =>
  (error instanceof WireError && error.side === 'request') ||
  (error instanceof ApiError && refused.includes(error.wireCode));

const DeadLink = () => (
  <OfferPanel stacked>
    <Heading level={2} size="card">
      This link leads nowhere
    </Heading>
    <Text>It is not whole, it is too old, or its account is deleted. Open it from the letter again.</Text>
  </OfferPanel>
);

/** The two accounts that the link of a letter is about, and the press that confirms for one of them. */
export const LinkedOffer = ({ client, link }: Pick<Services, 'client'> & { readonly link: string }) => {
  const { data: read, error, refetch } = useQuery(mergeOfferQuery(client, link));
  const answering = useMutation(mergeOfferAnswerMutation(client));
  const news = useRef<HTMLDivElement>(null);
  const { data: answered, isPending } = answering;
  // The pressed button is gone.
  useEffect(() => {
    if (answered !== undefined) news.current?.focus();
  }, [answered]);
  const offer = answered ?? read;
  if (offer === undefined && error !== null)
    return isDeadLink(error) ? (
      <DeadLink />
    ) : (
      <LoadFailed title="The accounts could not be loaded" error={error} refetch={refetch} />
    );
  if (offer === undefined) return <OfferWaiting />;
  const { title, text, canConfirm, canRefuse } = mergeOfferWords(offer);
  const answer = (wanted: boolean) => () => answering.mutate({ link, wanted });
  return (
    <OfferPanel stacked ref={news} tabIndex={-1} role="region" aria-label={title}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      <Text>
        <PrivateText name="account" text={text} />
      </Text>
      <Row>
        {canConfirm ? (
          <Button variant="primary" loading={isPending} onClick={answer(true)}>
            Confirm
          </Button>
        ) : null}
        {offer.state === 'confirmed' ? (
          <LinkButton variant="primary" href="/settings/identity">
            Go to Connections
          </LinkButton>
        ) : null}
        {canRefuse ? (
          <Button disabled={isPending} onClick={answer(false)}>
            {canConfirm ? 'No, keep two accounts' : 'Take it back'}
          </Button>
        ) : null}
      </Row>
      {answering.error === null ? null : (
        <FormMessage state="error" role="alert">
          {`Nothing has changed. ${errorText(answering.error)}`}
        </FormMessage>
      )}
    </OfferPanel>
  );
};
