import { useLetter } from '../LetterContext.ts';
import { look } from '../looks.ts';
import type { FactName } from '../texts/MailTexts.ts';

/** Props of {@link Facts}. */
interface FactsProps {
  /** Each fact in words, in the order in which they are read; `null` where there is none. */
  readonly rows: readonly (readonly [name: FactName, value: string | null])[];
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
        {rows.map(([name, value]) =>
          value === null ? null : (
            <tr key={name}>
              <th scope="row" {...look('fact', nameCell)}>
                {facts[name]}
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
