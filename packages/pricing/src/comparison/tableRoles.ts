/**
 * Browsers drop the roles of table elements that CSS lays out as a grid or flexbox, as ours on narrow screens.
 * Spread these on the elements to keep them.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
