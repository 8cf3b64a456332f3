import { errorText } from '@backbeat/sdk';
import { withdrawalAskMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, Link, Panel, Text } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormStack, fieldText } from '../../../chrome/FormStack.ts';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import type { Services } from '../../session/index.ts';

const Sent = ({ onBack }: { readonly onBack: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel stacked>
      <Heading ref={heading} tabIndex={-1} level={2} size="card">
        Look into your mailbox
      </Heading>
      <Text>
        If there is such an order and this is its address, a letter with a link is on its way. It shows what
        you get back, and works for a day.
      </Text>
      <Text tone="muted">No letter? Look into the spam folder, then check the number on your receipt.</Text>
      <div>
        <Button variant="quiet" onClick={onBack}>
          Use another order number or e-mail
        </Button>
      </div>
    </Panel>
  );
};

/** Asks for the link to an order, and again for another one. */
export const AskForm = ({ client }: Pick<Services, 'client'>) => {
  const { mutate, isPending, isSuccess, error, reset } = useMutation(withdrawalAskMutation(client));
  const [typed, setTyped] = useState({ number: '', email: '' });
  const first = useRef<HTMLInputElement>(null);
  const wasSuccess = useRef(isSuccess);
  useEffect(() => {
    // The button that leads back is gone.
    if (wasSuccess.current && !isSuccess) first.current?.focus();
    wasSuccess.current = isSuccess;
  }, [isSuccess]);
  if (isSuccess) return <Sent onBack={reset} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const ask = { number: fieldText(form, 'number'), email: fieldText(form, 'email') };
    setTyped(ask);
    mutate(ask);
  };
  return (
    <Panel stacked>
      <FormStack onSubmit={submit}>
        <PrivateField
          ref={first}
          label="Order number"
          name="number"
          defaultValue={typed.number}
          required
          maxLength={64}
          autoComplete="off"
          message="It stands on your receipt, such as 1042."
        />
        <PrivateField
          label="Email"
          name="email"
          type="email"
          defaultValue={typed.email}
          required
          maxLength={120}
          autoComplete="email"
        />
        <Button variant="primary" type="submit" loading={isPending}>
          Send me the link
        </Button>
        {error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(error)}
          </FormMessage>
        )}
      </FormStack>
      <Text tone="muted">
        Signed in it is quicker: <Link href="/settings/subscription">your subscription</Link> shows every
        payment of the last 14 days.
      </Text>
    </Panel>
  );
};
