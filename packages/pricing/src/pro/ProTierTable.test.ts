import { expect, it } from 'vitest';
import { rungStep } from './ProTierTable.tsx';

const rung = (tierNumber: number) =>
  Array.from({ length: 16 }, (_, index) => rungStep(index + 1, tierNumber)?.charAt(0) ?? '.').join('');

it.each([
  [1, 'nnnn............'],
  [2, 'ppppbnnn........'],
  [3, 'ppppppppnnnn....'],
  [4, 'ppppppppppppbnnn'],
])('tier %i', (tierNumber, drawn) => {
  expect(rung(tierNumber)).toBe(drawn);
});
