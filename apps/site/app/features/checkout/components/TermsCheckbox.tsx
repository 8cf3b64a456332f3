import { Checkbox, type CheckboxProps } from '@backbeat/ui';
import { ConsentWords } from '../../../chrome/ConsentWords.tsx';

/** The one box without which nothing is bought. */
export const TermsCheckbox = (props: Omit<CheckboxProps, 'children'>) => (
  <Checkbox aria-required {...props}>
    <ConsentWords kind="terms" />
  </Checkbox>
);
