import { servedPart } from '../../../served/servedPart.tsx';
import { useSession } from '../../session/index.ts';
import { CreatorQuotes } from './CreatorQuotes.tsx';
import { GamingStations } from './GamingStations.tsx';
import { Hero } from './Hero.tsx';
import { HomePlans } from './HomePlans.tsx';
import { Numbers } from './Numbers.tsx';

const HotStations = servedPart(() => import('./HotStations.tsx'));
const ControlPadPromo = servedPart(() => import('./ControlPadPromo.tsx'));
const ClosingSections = servedPart(() => import('./ClosingSections.tsx'));

/** The home page, section by section. */
export const HomeView = () => {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <>
      <Hero />
      <Numbers />
      <HotStations given={{}} isLive={isSignedIn} />
      <CreatorQuotes step={5} />
      <GamingStations />
      <ControlPadPromo given={{}} />
      <HomePlans />
      <ClosingSections given={{}} />
    </>
  );
};
