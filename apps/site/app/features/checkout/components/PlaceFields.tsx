import { isTaxByPostalCode } from '@backbeat/domain';
import { Grid, Select } from '@backbeat/ui';
import { useMemo, useState } from 'react';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import { countries } from '../countries.ts';
import type { TaxPlace } from '../useTax.ts';

interface PlaceFieldsProps {
  readonly place: TaxPlace;
  /** The tax could not be read, so nothing can be paid yet. */
  readonly hasFailed: boolean;
}

/** Where the buyer is: asked for where tax is charged, and no more than tax goes by. */
export const PlaceFields = ({ place: { address, isComplete, change }, hasFailed }: PlaceFieldsProps) => {
  const all = useMemo(countries, []);
  const [isLeft, setIsLeft] = useState(false);
  const { country, postal_code: code } = address;
  const isWrong = isLeft && code !== '' && !isComplete;
  return (
    <Grid columns="form">
      <Select
        label="Country"
        name="country"
        autoComplete="country"
        aria-required
        value={country}
        onChange={({ target }) => change({ country: target.value, postal_code: '' })}
        state={hasFailed ? 'error' : 'hint'}
        message={
          hasFailed ? 'The tax could not be read. Choose the country again in a moment.' : 'Tax goes by it'
        }
      >
        <option value="">Choose</option>
        {all.map(({ code: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      {isTaxByPostalCode(country) ? (
        <PrivateField
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          name="postal-code"
          autoComplete="postal-code"
          aria-required
          value={code}
          onChange={({ target }) => change({ country, postal_code: target.value })}
          onBlur={() => setIsLeft(true)}
          state={isWrong ? 'error' : 'hint'}
          message={isWrong ? 'Check this code' : undefined}
        />
      ) : null}
    </Grid>
  );
};
