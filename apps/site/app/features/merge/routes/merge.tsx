import { Heading, Text } from '@backbeat/ui';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SheetPage } from '../../../chrome/SheetPage.ts';
import { lazyPart } from '../../../release/lazyPart.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { type Services, useServices } from '../../session/index.ts';
import { OfferWaiting } from '../components/OfferWaiting.tsx';

/** Asks for what the page itself does not need. */
const LinkedOffer = lazyPart(async () => ({
  default: (await import('../components/LinkedOffer.tsx')).LinkedOffer,
}));

const Offer = ({ client }: Pick<Services, 'client'>) => {
  // Empty where the link was cut off.
  const link = useSearchParams()[0].get('link') ?? new URLSearchParams(wholeSearch()).get('link') ?? '';
  return (
    <Suspense fallback={<OfferWaiting />}>
      <LinkedOffer client={client} link={link} />
    </Suspense>
  );
};

/** Confirms by letter for an account that lost its sign-in. Scanners of mail open the link too, so only a press does it. */
const Merge = () => {
  const services = useServices();
  return (
    <SheetPage>
      <StreamerModeState />
      <StreamerModeBanner />
      <Heading level={1}>Merge accounts</Heading>
      <Text size="lead">
        Two accounts of yours become one when both sides confirm it. Nothing is charged.
      </Text>
      {services === null ? <OfferWaiting /> : <Offer client={services.client} />}
    </SheetPage>
  );
};

export default Merge;
