'use client';

import { type StationId, stationGroups, stations, stationText } from '@backbeat/domain';
import { StationCard } from '@backbeat/ui';
import { StationSwing } from '@backbeat/ui/blocks';
import type { ReactElement } from 'react';

/** Props of {@link StationShowcase}. */
export interface StationShowcaseProps {
  /** Where a tile leads. */
  readonly hrefFor: (id: StationId) => string;
}

const tiles = (ids: readonly StationId[], hrefFor: StationShowcaseProps['hrefFor']) =>
  ids.map((id) => (
    <StationCard
      key={id}
      station={stations[id]}
      detail={stationText(stations[id])}
      href={hrefFor(id)}
      size="sm"
    />
  ));

/**
 * The nine stations of the pricing page, five over four.
 *
 * @example <StationShowcase hrefFor={(id) => `/segment/${id}`} />
 */
export const StationShowcase = ({ hrefFor }: StationShowcaseProps): ReactElement => (
  <StationSwing
    first={tiles(stationGroups[0] ?? [], hrefFor)}
    second={tiles(stationGroups[1] ?? [], hrefFor)}
  />
);
