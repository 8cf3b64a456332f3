import { Table } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const Code = styled('code', {
  base: css`
    padding: 1px 6px;
    border-radius: 6px;
    background: var(--bb-overlay);
    font-size: .875em;
  `,
});

const Room = styled('div', { base: css`padding-block-start: 24px;` });

const withCode = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <Code key={part + String(index)}>{part}</Code> : part));

/** Props of {@link WordsTable}. */
interface WordsTableProps {
  /** What the table is about. */
  label: string;
  /** The names of the columns. */
  head: readonly string[];
  /** The cells row by row; backticks set a word as code. */
  rows: readonly (readonly string[])[];
}

/** A table of words on a page of the docs. */
export const WordsTable = ({ label, head, rows }: WordsTableProps): ReactElement => (
  <Unstyled>
    <Room>
      <Table label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{withCode(first)}</th>
              {others.map((text, index) => (
                <td key={head[index + 1]} data-label={head[index + 1]}>
                  {withCode(text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Room>
  </Unstyled>
);
