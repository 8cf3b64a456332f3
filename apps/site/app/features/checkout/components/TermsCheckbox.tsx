import { Checkbox, type CheckboxProps, Link } from '@backbeat/ui';

/** The one box without which nothing is bought. Its links open beside the form, which keeps what was typed. */
export const TermsCheckbox = (props: Omit<CheckboxProps, 'children'>) => (
  <Checkbox aria-required {...props}>
    I accept the{' '}
    <Link href="/privacy" target="_blank">
      Privacy Policy
    </Link>{' '}
    and{' '}
    <Link href="/terms" target="_blank">
      Terms of Service
    </Link>
  </Checkbox>
);
