import type { AuditFilter } from '@backbeat/sdk/staff/query';
import { Select, TextField } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { PersonField } from '../search/PersonField.tsx';
import { loggedNames, whatText } from './logWords.ts';

const Fields = styled('search', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

interface LogFiltersProps {
  readonly filter: AuditFilter;
  /** Called with what one field says; null takes it away. */
  readonly onChange: (name: keyof AuditFilter, value: string | null) => void;
}

/** Which entries of the log are shown. */
export const LogFilters = ({ filter, onChange }: LogFiltersProps) => (
  <Fields aria-label="Entries of the log">
    <PersonField
      placeholder="Anybody"
      label="Done by"
      guid={filter.staff ?? null}
      onChange={(guid) => onChange('staff', guid)}
    />
    <PersonField
      placeholder="Anybody"
      label="Done to"
      guid={filter.person ?? null}
      onChange={(guid) => onChange('person', guid)}
    />
    <Select
      label="What"
      value={filter.what ?? ''}
      onChange={({ target: { value } }) => onChange('what', value === '' ? null : value)}
    >
      <option value="">Anything</option>
      {loggedNames.map((name) => (
        <option key={name} value={name}>
          {whatText(name)}
        </option>
      ))}
    </Select>
    <TextField
      label="Day, in UTC"
      type="date"
      min="2020-01-01"
      value={filter.day ?? ''}
      onChange={({ target: { value } }) => onChange('day', value === '' ? null : value)}
    />
  </Fields>
);
