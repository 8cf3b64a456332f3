import { cents, dateText, moneyText } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { Claim } from '@backbeat/sdk/contract';
import { certificateIssueMutation, claimAskMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, LinkButton, Row, Skeleton, Text } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { PrivateBlock, PrivateText } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { hasProof, proofDays, proofProblem } from './claimProof.ts';
import { Answer, Now } from './claimStyles.ts';
import { type ClaimAction, claimTitle, claimWords, promiseText } from './claimWords.ts';

/** Loaded when somebody wants to dispute. */
const DisputeText = lazyPart(() => import('./DisputeText.tsx'));

/** Puts the focus into a field of the form. */
export type GoToField = (field: 'text' | 'tracks') => void;

interface ClaimNowProps {
  readonly claim: Claim;
  readonly goToField: GoToField;
}

interface ActionButtonProps {
  readonly action: ClaimAction;
  readonly isPending: boolean;
  readonly about: string;
  readonly onCheck: () => void;
  readonly onProof: () => void;
  readonly goToField: GoToField;
}

/** The one thing to do. */
const ActionButton = ({ action, isPending, about, onCheck, onProof, goToField }: ActionButtonProps) => {
  const name = `${action.label}: ${about}`;
  switch (action.kind) {
    case 'link':
      return (
        <LinkButton size="sm" variant="secondary" href={action.href}>
          {action.label}
        </LinkButton>
      );
    case 'field':
      return (
        <Button size="sm" aria-label={name} onClick={() => goToField(action.field)}>
          {action.label}
        </Button>
      );
    case 'check':
      return (
        <Button size="sm" aria-label={name} loading={isPending} onClick={onCheck}>
          {action.label}
        </Button>
      );
    case 'proof':
      return (
        <Button
          size="sm"
          {...(action.isMain ? { variant: 'primary' as const } : {})}
          aria-label={name}
          loading={isPending}
          onClick={onProof}
        >
          {action.label}
        </Button>
      );
  }
  return action satisfies never;
};

const Credit = ({ credit: { cents: amount, at } }: { readonly credit: NonNullable<Claim['credit']> }) => (
  <Text>
    <PrivateText
      name="credit"
      text={`It took us too long: ${moneyText(cents(amount))} was credited on ${dateText(at)}, and pays your next bills.`}
    />
  </Text>
);

/** What happens now, and what to do: with the proof of it, where there is one. */
export const ClaimNow = ({ claim, goToField }: ClaimNowProps) => {
  const { client } = useSignedInServices();
  const asking = useMutation(claimAskMutation(client));
  const issuing = useMutation(certificateIssueMutation(client));
  const { now, todo, action } = claimWords(claim);
  const promise = promiseText(claim);
  const about = claimTitle(claim);
  const days = hasProof(claim) ? proofDays(claim.parts) : null;
  const certificate = issuing.data;
  const issue = () => {
    if (days !== null && claim.channel !== null)
      issuing.mutate({ platform: claim.platform, channel_id: claim.channel.id, ...days });
  };
  const canProve = days !== null && certificate === undefined;
  const main = action?.kind === 'proof' && !canProve ? null : action;

  return (
    <Now>
      <div aria-live="polite">
        <Text>{promise === null ? now : `${now} ${promise}`}</Text>
      </div>
      {claim.answer === null ? null : (
        <PrivateBlock name="the answer">
          <Answer dir="auto">{claim.answer}</Answer>
        </PrivateBlock>
      )}
      {claim.credit === null ? null : <Credit credit={claim.credit} />}
      <Text tone="muted" size="small">
        {todo}
      </Text>
      {main === null && !canProve ? null : (
        <Row>
          {main === null ? null : (
            <ActionButton
              action={main}
              about={about}
              isPending={main.kind === 'proof' ? issuing.isPending : asking.isPending}
              onCheck={() => asking.mutate({ text: claim.address })}
              onProof={issue}
              goToField={goToField}
            />
          )}
          {canProve && main?.kind !== 'proof' ? (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Proof: ${about}`}
              loading={issuing.isPending}
              onClick={issue}
            >
              Proof
            </Button>
          ) : null}
        </Row>
      )}
      {asking.error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(asking.error)}
        </FormMessage>
      )}
      {issuing.error === null ? null : (
        <FormMessage state="error" role="alert">
          {proofProblem(issuing.error)}
        </FormMessage>
      )}
      {certificate === undefined ? null : (
        <Suspense fallback={<Skeleton width="most" />}>
          <DisputeText claim={claim} code={certificate.code} />
        </Suspense>
      )}
    </Now>
  );
};
