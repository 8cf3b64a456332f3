import { policy } from '@backbeat/domain';
import { Heading, Panel, Skeleton, Text } from '@backbeat/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SheetPage } from '../../../chrome/SheetPage.ts';
import { lazyPart } from '../../../release/lazyPart.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { type Services, useServices } from '../../session/index.ts';

/** Neither is in the page before it is known which of both is wanted. */
const AskForm = lazyPart(async () => ({ default: (await import('../components/AskForm.tsx')).AskForm }));
const LinkedOrder = lazyPart(async () => ({
  default: (await import('../components/LinkedOrder.tsx')).LinkedOrder,
}));

/** While the file of either comes. */
const waiting = (
  <Panel stacked role="status" aria-label="Loading the form">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Panel>
);

const Withdrawing = ({ client }: Pick<Services, 'client'>) => {
  const link = useSearchParams()[0].get('link') ?? new URLSearchParams(wholeSearch()).get('link');
  return (
    <Suspense fallback={waiting}>
      {link === null ? <AskForm client={client} /> : <LinkedOrder client={client} link={link} />}
    </Suspense>
  );
};

/** Withdrawing from a contract without an account, in two steps: the link by letter, then the press. */
const Withdraw = () => {
  const services = useServices();
  return (
    <SheetPage>
      <Heading level={1}>Withdraw from a contract</Heading>
      <Text size="lead">
        {`Within ${policy.refundWindowDays} days of a payment you get it back, without giving a reason. You need no account and no password.`}
      </Text>
      {services === null ? null : <Withdrawing client={services.client} />}
    </SheetPage>
  );
};

export default Withdraw;
