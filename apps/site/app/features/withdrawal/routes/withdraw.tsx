import { brand, policy } from '@backbeat/domain';
import { Heading, Link, Panel, Skeleton, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SheetPage } from '../../../chrome/SheetPage.ts';
import { lazyPart } from '../../../release/lazyPart.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { type Services, useServices } from '../../session/index.ts';

/** Neither is in the page before it is known which of both is wanted. */
const AskForm = lazyPart(async () => ({ default: (await import('../components/AskForm.tsx')).AskForm }));
const LinkedOrder = lazyPart(async () => ({
  default: (await import('../components/LinkedOrder.tsx')).LinkedOrder,
}));

/** As high as the form, so that nothing moves when it comes. */
const Waiting = styled(Panel, {
  base: css`min-block-size: 24rem; @media (scripting: none) { display: none; }`,
});

const waiting = (
  <Waiting stacked role="status" aria-label="Loading the form">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </Waiting>
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
      <StreamerModeState />
      <StreamerModeBanner />
      <Heading level={1}>Withdraw from a contract</Heading>
      <Text size="lead">
        {`Within ${policy.refundWindowDays} days of a payment you get it back, without giving a reason. You need no account and no password.`}
      </Text>
      <noscript>
        <p>
          The form needs JavaScript. You can also withdraw by writing to{' '}
          <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>, with your order number.
        </p>
      </noscript>
      {services === null ? waiting : <Withdrawing client={services.client} />}
    </SheetPage>
  );
};

export default Withdraw;
