import { LazyArt } from '@backbeat/ui';
import { ClosingSections } from './ClosingSections.tsx';
import { ControlPadPromo } from './ControlPadPromo.tsx';
import { CreatorQuotes } from './CreatorQuotes.tsx';
import { GamingStations } from './GamingStations.tsx';
import { Hero } from './Hero.tsx';
import { HomePlans } from './HomePlans.tsx';
import { HotStations } from './HotStations.tsx';
import { Numbers } from './Numbers.tsx';

/** The home page, section by section. */
export const HomeView = () => (
  <>
    <Hero />
    <Numbers />
    <LazyArt>
      <HotStations />
    </LazyArt>
    <LazyArt>
      <CreatorQuotes step={5} />
    </LazyArt>
    <LazyArt>
      <GamingStations />
    </LazyArt>
    <LazyArt>
      <ControlPadPromo />
    </LazyArt>
    <HomePlans />
    <LazyArt>
      <ClosingSections />
    </LazyArt>
  </>
);
