import { Icon, Link, Text } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { Suspense } from 'react';
import { optional } from '../../../analytics/optional.ts';
import { useConsent } from '../../../chrome/useConsent.ts';
import { useOpenPlayer } from '../../session/index.ts';
import { petGrids } from '../petGrids.ts';
import { launchText, type ThankYouVariant, thankYouContent } from '../thankYouContent.ts';
import { useFreeUntil } from '../useFreeUntil.ts';
import { Bleed, Cushion, LaunchButton, Page, Perks, Pet, pets, Title, Words } from './thankYouStyles.ts';

const AffiliateConversion = optional(() => import('./AffiliateConversion.tsx'));

/** Thanks, with a friend. */
export const ThankYouView = ({ variant }: { readonly variant: ThankYouVariant }) => {
  const { pet, title, cheer, lead, perks, place } = thankYouContent[variant];
  const freeUntil = useFreeUntil();
  const openPlayer = useOpenPlayer();
  const Friend = pets[pet];
  const { consent } = useConsent();

  return (
    <Bleed>
      <Page>
        <Words>
          <Title>
            <span>{title}</span> <span data-loud="">{cheer}</span>
          </Title>
          <Text size="lead">
            <span>{freeUntil}</span>
            <span>{lead}</span>
          </Text>
          <LaunchButton variant="primary" size="lg" onClick={() => openPlayer()}>
            <span>{launchText}</span> <Icon icon={ArrowRightIcon} />
          </LaunchButton>
          <Perks items={perks} />
          <Text size="small" tone="muted">
            Your receipt is on its way to your email.
            {/* As one line it nearly fills a window of 1200 px: it broke when the fonts came, and all above moved. */}
            <br />
            <span>{place.text}</span> <Link href={place.href}>{place.linkText}</Link>.
          </Text>
        </Words>
        <Pet>
          <Friend />
          <Cushion
            rows={petGrids[pet]}
            pitch={70}
            cell={58}
            radius={17}
            preserveAspectRatio="xMinYMin slice"
          />
        </Pet>
      </Page>
      {consent === 'accepted' ? (
        <Suspense>
          <AffiliateConversion />
        </Suspense>
      ) : null}
    </Bleed>
  );
};
