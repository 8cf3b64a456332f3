import { unsubscribeMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Heading, Link, Row, Text, wrapTexts } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { SheetPage } from '../../../chrome/SheetPage.ts';
import { type Services, useServices } from '../../session/index.ts';
import { unsubscribeProblem } from '../unsubscribeProblem.ts';

const Settings = () => (
  <Link variant="strong" href="/settings/notifications">
    Choose which letters you get
  </Link>
);

const Done = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Heading ref={heading} tabIndex={-1} level={1}>
        Done, no more of these
      </Heading>
      <Text size="lead">Receipts and what you need to know about your plan still come to you.</Text>
      <Settings />
    </>
  );
};

const Question = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Heading level={1}>No more of these letters?</Heading>
    <Text size="lead">One press, and letters like the one that you came from end. No sign-in needed.</Text>
    {wrapTexts(children)}
    <Settings />
  </>
);

const UnsubscribeForm = ({ client }: Pick<Services, 'client'>) => {
  const { mutate, isPending, isSuccess, error } = useMutation(unsubscribeMutation(client));
  // Empty where the link was cut off.
  const letter = new URLSearchParams(window.location.search).get('letter') ?? '';
  if (isSuccess) return <Done />;
  return (
    <Question>
      <Row>
        <Button variant="primary" loading={isPending} onClick={() => mutate(letter)}>
          Unsubscribe
        </Button>
      </Row>
      {error === null ? null : (
        <FormMessage state="error" role="alert">
          {unsubscribeProblem(error)}
        </FormMessage>
      )}
    </Question>
  );
};

/** Ends letters by the link in one of them. A mail program's scanner opens the link too, so only a press does it. */
const Unsubscribe = () => {
  const services = useServices();
  return (
    <SheetPage>
      {services === null ? (
        <Question>
          <Row>
            <Button variant="primary" disabled>
              Unsubscribe
            </Button>
          </Row>
        </Question>
      ) : (
        <UnsubscribeForm client={services.client} />
      )}
    </SheetPage>
  );
};

export default Unsubscribe;
