'use client';

import { type StationId, stationGroups, stations } from '@backbeat/domain/content';
import { StationCard, type StationTile } from '@backbeat/ui';
import { StaggeredStations } from '@backbeat/ui/blocks';
import type { ReactElement, ReactNode } from 'react';
import { stationTexts } from '../texts/english/station.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

/** A station with its tile, and the line below. */
export interface ShowcaseStation<Id extends string = StationId> extends StationTile {
  /** Decides the tile's rhythm, and is handed to `hrefFor`. */
  readonly id: Id;
  /** What it sounds like, or its figures. */
  readonly detail: ReactNode;
}

/** Props of {@link StationShowcase}. */
export interface StationShowcaseProps<Id extends string = StationId> {
  /** Your stations, about nine. @default ours */
  readonly stations?: readonly ShowcaseStation<Id>[] | undefined;
  /** Where a tile leads. */
  readonly hrefFor: { href(id: NoInfer<Id>): string }['href'];
}

/**
 * Stations in two staggered rows: ours five over four.
 *
 * @example <StationShowcase hrefFor={(id) => `/segment/${id}`} />
 */
export const StationShowcase = <Id extends string = StationId>(
  props: StationShowcaseProps<Id>,
): ReactElement => {
  const { stations: given, hrefFor }: StationShowcaseProps<string> = props;
  const texts = textsIn(useLanguage(), stationTexts);
  const shown =
    given ?? stationGroups.flat().map((id) => ({ ...stations[id], detail: texts.station(stations[id]) }));
  const cards = shown.map(({ detail, ...station }) => (
    <StationCard key={station.id} station={station} detail={detail} href={hrefFor(station.id)} size="sm" />
  ));
  const half = Math.ceil(cards.length / 2);
  return <StaggeredStations first={cards.slice(0, half)} second={cards.slice(half)} />;
};
