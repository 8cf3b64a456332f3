import { consentTexts } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { Letters } from '@backbeat/sdk/contract';
import { lettersResumeMutation, lettersUpdateMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, Panel, Row, Switch, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { addressText, dueReasons, isDue, letterWords } from './letterWords.ts';

type Letter = Letters['letters'][number];

const Choices = styled('ul', {
  base: css`
    display: grid;
    & > li { display: grid; gap: 8px; padding-block: 16px; border-block-end: 1px solid var(--bb-rule); }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { border: 0; padding-block-end: 0; }
  `,
});

const Reasons = styled('dl', {
  base: css`
    display: grid;
    gap: 20px;
    & dt { margin-block-end: 6px; font-weight: 600; }
  `,
});

const Titles = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
    gap: 4px 24px;
    padding-inline-start: 18px;
    list-style: disc;
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.45;
  `,
});

/** Where letters go. An address that has refused some says so, with the way back. */
const AddressPanel = ({ address }: { readonly address: Letters['address'] }) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, isSuccess, error } = useMutation(lettersResumeMutation(client));
  const place = useRef<HTMLDivElement>(null);
  const isRefused = address.state === 'refused';
  return (
    <Panel ref={place} tabIndex={-1} padding="calm" stacked role="region" aria-label="Where your letters go">
      {address.state === 'good' ? null : (
        <Heading level={2} size="title">
          Letters do not reach you
        </Heading>
      )}
      <Text>
        <PrivateText name="email" text={addressText(address)} />
      </Text>
      {isRefused ? (
        <Row>
          {/* The pressed button is gone with the answer, so the focus moves to its panel. */}
          <Button
            loading={isPending}
            onClick={() => mutate(undefined, { onSuccess: () => place.current?.focus() })}
          >
            Write there again
          </Button>
        </Row>
      ) : null}
      <FormMessage state="ok">
        {isSuccess && !isRefused ? 'From now on we write there again.' : null}
      </FormMessage>
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(error)}
        </FormMessage>
      )}
    </Panel>
  );
};

/** One kind of letter, on or off. */
const LetterSwitch = ({ letter: { kind, reason, on } }: { readonly letter: Letter }) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, variables, error } = useMutation(lettersUpdateMutation(client));
  const { title, note } = letterWords[kind];
  // The note has these words.
  const shown = reason === 'marketing' ? { version: consentTexts.marketing.version } : {};
  return (
    <li>
      <Switch
        label={title}
        note={note}
        checked={isPending ? variables.on : on}
        onChange={({ target }) => mutate({ kind, on: target.checked, ...shown })}
      />
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {errorText(error)}
        </FormMessage>
      )}
    </li>
  );
};

/** What a person gets: what they choose by kind, and what is sent in any case. */
export const LetterPanels = ({ data: { address, letters } }: { readonly data: Letters }) => {
  const chosen = letters.filter(({ reason }) => !isDue(reason));
  return (
    <>
      <AddressPanel address={address} />
      <PartTitle level={2} id="chosen-letters">
        You choose
      </PartTitle>
      <Panel padding="calm" role="region" aria-labelledby="chosen-letters">
        <Choices>
          {chosen.map((letter) => (
            <LetterSwitch key={letter.kind} letter={letter} />
          ))}
        </Choices>
      </Panel>
      <PartTitle level={2} id="due-letters">
        Sent in any case
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="due-letters">
        <Text tone="muted">
          These cannot be turned off. Subjects never say an amount, a plan or a name, so a mailbox on stream
          shows nothing private.
        </Text>
        <Reasons>
          {Object.entries(dueReasons).map(([reason, title]) => (
            <div key={reason}>
              <dt>{title}</dt>
              <dd>
                <Titles>
                  {letters
                    .filter((letter) => letter.reason === reason)
                    .map(({ kind }) => (
                      <li key={kind}>{letterWords[kind].title}</li>
                    ))}
                </Titles>
              </dd>
            </div>
          ))}
        </Reasons>
      </Panel>
    </>
  );
};
