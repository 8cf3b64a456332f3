import { comparisonRows, type Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { comparisonCell } from './comparisonCell.ts';

const symbols = (product: Product) =>
  comparisonRows.map((row) => {
    const cell = comparisonCell(row, product);
    return cell.kind === 'text' ? cell.text : cell.kind === 'check' ? '+' : '-';
  });

describe('comparisonCell', () => {
  it('has ten rows in the order of the specification', () => {
    expect(comparisonRows.map(({ label }) => label)).toEqual([
      'Twitch-safe Tracks',
      'YouTube-safe Tracks',
      'Curated Stations',
      'Downloadable Tracks',
      'Exclusive Music',
      'Create Playlists',
      'Optional Chatbot',
      'Play Individual Tracks',
      'Backbeat Support',
      'Advanced Music Search',
    ]);
  });

  it.each([
    ['free', ['40,000', '5,000', '10', '-', '-', '-', '-', '-', '-', '-']],
    ['premium', ['600,000+', '150,000+', '60', '-', '-', '+', '+', '+', '+', '+']],
    ['pro', ['600,000+', '150,000+', '60', '+', '+', '+', '+', '+', '+', '+']],
  ] as const)('%s', (product, row) => {
    expect(symbols(product)).toEqual(row);
  });

  it('gives Download downloads but no exclusive music', () => {
    expect(symbols('download').slice(3, 5)).toEqual(['+', '-']);
  });
});
