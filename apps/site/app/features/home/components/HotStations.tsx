import { marketingFigures } from '@backbeat/domain/content';
import { Section, StationCard } from '@backbeat/ui';
import { StationGrid } from '@backbeat/ui/blocks';
import { hotStations } from '../content.ts';
import { useStationLink } from '../useStationLink.ts';

const { stations, youTubeSafeTracks } = marketingFigures.home;
const tracks = String(youTubeSafeTracks).replace(/(?=\d{3}$)/, ',');
const lead = `${stations}+ stream-safe stations and ${tracks}+ video-safe tracks.`;

/** Three stations to begin with. */
export const HotStations = () => {
  const stationLink = useStationLink();
  return (
    <Section step={3} title="What's hot: Stations" lead={lead}>
      <StationGrid>
        {hotStations.map(({ tile, detail, size }) => (
          <StationCard
            key={tile.id}
            station={tile}
            detail={
              <>
                <span>{detail}</span>
                {size ? <br /> : null}
                <span>{size}</span>
              </>
            }
            {...stationLink(tile.id)}
          />
        ))}
      </StationGrid>
    </Section>
  );
};
