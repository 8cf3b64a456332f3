import { stations } from '@backbeat/domain/content';
import { describe, expect, it } from 'vitest';
import { playedArt, playedStation } from './playedStation.ts';

describe('playedStation', () => {
  it.each(Object.values(stations))('knows $title by id and by title', (station) => {
    expect(playedStation(station.id)).toBe(station);
    expect(playedStation(` ${station.title.toUpperCase()} `)).toBe(station);
  });

  it('draws a station without a tile in plain colours, and nothing for no station', () => {
    expect(playedStation('Minecraft')).toMatchObject({ id: 'Minecraft', title: 'Minecraft' });
    expect(playedStation('')).toBeNull();
    expect(playedStation(null)).toBeNull();
  });
});

describe('playedArt', () => {
  it('always has something to draw', () => {
    expect(playedArt(null, 'Paper lanterns').id).toBe('Paper lanterns');
    expect(playedArt('lofi', 'Paper lanterns').id).toBe('lofi');
  });
});
