import { useLetter } from '../LetterContext.ts';
import { look } from '../looks.ts';
import type { FactName } from '../texts/MailTexts.ts';

/** Props of {@link Facts}. */
interface FactsProps {
  /**
   * Each fact in words, in the order in which they are read; `null` where there is none. A label stands in the place of
   * the name's own words, and is as long as it is.
   */
  readonly rows: readonly (readonly [name: FactName, value: string | null, label?: string | null])[];
}

const cell = { padding: '12px 0', borderBottom: '1px solid', fontSize: '16px', lineHeight: '24px' } as const;

const nameCell = {
  ...cell,
  paddingInlineEnd: '12px',
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;
const valueCell = { ...cell, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' } as const;

/** What a letter is about, a line a fact. */
export const Facts = ({ rows }: FactsProps) => {
  const { facts } = useLetter().voice.texts;
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ marginTop: 24 }} data-text-format="facts">
      <tbody>
        {rows.map(([name, value, label = null]) =>
          value === null ? null : (
            <tr key={name}>
              <th
                scope="row"
                {...look('fact', label === null ? nameCell : { ...nameCell, whiteSpace: 'normal' })}
              >
                {label ?? facts[name]}
              </th>
              <td {...look('value', valueCell)}>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
};
