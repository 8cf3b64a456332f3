'use client';

import { type StationId, stationGroups, stations } from '@backbeat/domain';
import { StationCard } from '@backbeat/ui';
import { StaggeredStations } from '@backbeat/ui/blocks';
import type { ReactElement } from 'react';
import { stationTexts } from '../texts/english/station.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

/** Props of {@link StationShowcase}. */
export interface StationShowcaseProps {
  /** Where a tile leads. */
  readonly hrefFor: (id: StationId) => string;
}

/**
 * The nine stations of the pricing page, five over four.
 *
 * @example <StationShowcase hrefFor={(id) => `/segment/${id}`} />
 */
export const StationShowcase = ({ hrefFor }: StationShowcaseProps): ReactElement => {
  const texts = textsIn(useLanguage(), stationTexts);
  const [first, second] = stationGroups.map((ids) =>
    ids.map((id) => (
      <StationCard
        key={id}
        station={stations[id]}
        detail={texts.station(stations[id])}
        href={hrefFor(id)}
        size="sm"
      />
    )),
  );
  return <StaggeredStations first={first} second={second} />;
};
