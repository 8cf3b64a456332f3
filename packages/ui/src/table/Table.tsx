'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

const Scroll = styled('div', {
  base: css`overflow-x: auto; scrollbar-width: thin; margin: -6px; padding: 6px;`,
});

const Root = styled('table', {
  base: css`
    inline-size: 100%;
    border-collapse: collapse;
    line-height: 1.35;
    & :is(th, td) { padding-block: 12px; padding-inline: 0 16px; text-align: start; vertical-align: middle; }
    & :is(th, td):last-child { padding-inline-end: 0; }
    & :is(th, td)[data-end] { text-align: end; font-variant-numeric: tabular-nums lining-nums; white-space: nowrap; }
    & thead th { padding-block: 0 10px; color: var(--bb-muted); font: 500 var(--bb-fs-small)/1.3 var(--bb-font-text); }
    & tbody :is(th, td) { border-block-start: 1px solid var(--bb-rule); }
    & tbody th { font-weight: 600; }
    & caption { padding-block-end: 12px; font-weight: 600; text-align: start; }
    & small { display: block; color: var(--bb-muted); font-size: var(--bb-fs-tiny); }
  `,
  variants: {
    stacks: {
      true: css`
        ${below(576)} {
          &, & tbody, & tr, & tbody th, & tbody td, & caption { display: block; }
          & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
          & tbody tr { padding-block: 14px; border-block-start: 1px solid var(--bb-rule); }
          & tbody tr:first-of-type { padding-block-start: 0; border: 0; }
          & tbody :is(th, td) { padding: 0; border: 0; }
          & tbody th { margin-block-end: 4px; font-size: 1.0625em; }
          & tbody td { display: flex; align-items: baseline; justify-content: space-between; gap: 16px; padding-block: 3px; text-align: end; }
          & tbody td[data-label]::before { content: attr(data-label); color: var(--bb-muted); font-size: var(--bb-fs-small); text-align: start; }
        }
      `,
    },
  },
});

/** Props of {@link Table}; what is not named here goes to the `<table>`. */
export interface TableProps extends ComponentProps<'table'> {
  /** Name of the table, which also lets the keyboard scroll it where it is wider than the screen. */
  label: string;
  /**
   * Under 576 px each row becomes a block of its own, with `data-label` of a cell before its value; `false` keeps
   * the columns and lets the table scroll. @default true
   */
  stacks?: boolean;
}

/**
 * A table of facts. Its parts are the plain `<thead>`, `<tbody>`, `<tr>`, `<th>` and `<td>`; `data-end` on a cell
 * sets figures at the end of the column, `data-label` names a cell where the head of its column is out of sight.
 *
 * @example <Table label="Invoices"><tbody><tr><th scope="row">June 2026</th><td data-end="">$71.88</td></tr></tbody></Table>
 */
export const Table = ({ label, stacks = true, ...rest }: TableProps): ReactElement => (
  <Scroll role="region" aria-label={label} tabIndex={0}>
    <Root stacks={stacks} {...rest} />
  </Scroll>
);
