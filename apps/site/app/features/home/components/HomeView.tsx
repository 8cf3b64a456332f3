import { LazyArt } from '@backbeat/ui';
import { staticPart } from '../../../hydration/staticPart.tsx';
import { useIsSignedIn } from '../../session/index.ts';
import { CreatorQuotes } from './CreatorQuotes.tsx';
import { GamingStations } from './GamingStations.tsx';
import { Hero } from './Hero.tsx';
import { HomePlans } from './HomePlans.tsx';
import { Numbers } from './Numbers.tsx';

const HotStations = staticPart(() => import('./HotStations.tsx'));
const ControlPadPromo = staticPart(() => import('./ControlPadPromo.tsx'));
const ClosingSections = staticPart(() => import('./ClosingSections.tsx'));

/** The home page, section by section. */
export const HomeView = () => {
  const isSignedIn = useIsSignedIn();
  return (
    <>
      <Hero />
      <Numbers />
      <LazyArt>
        <HotStations given={{}} isLive={isSignedIn} />
      </LazyArt>
      <LazyArt>
        <CreatorQuotes step={5} />
      </LazyArt>
      <LazyArt>
        <GamingStations />
      </LazyArt>
      <LazyArt>
        <ControlPadPromo given={{}} />
      </LazyArt>
      <HomePlans />
      <LazyArt>
        <ClosingSections given={{}} />
      </LazyArt>
    </>
  );
};
