import { Checkbox, Link } from '@backbeat/ui';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { type CheckoutForm, checkoutRules } from '../checkoutForm.ts';

/** The one box without which nothing is bought. Its links open beside the form, which keeps what was typed. */
export const TermsField = ({ form }: { readonly form: UseFormReturn<CheckoutForm> }) => {
  const { errors } = useFormState({ control: form.control, name: 'agreedTerms' });
  return (
    <Checkbox
      required
      error={errors.agreedTerms?.message}
      {...form.register('agreedTerms', { validate: checkoutRules.agreedTerms })}
    >
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
};
