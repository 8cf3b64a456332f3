/**
 * Browsers forget what a table is once CSS lays it out as a grid or a flex box, as ours do on narrow screens. Spread
 * these on the elements to say it again.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
