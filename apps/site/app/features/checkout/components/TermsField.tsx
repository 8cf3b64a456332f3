import { type UseFormReturn, useFormState } from 'react-hook-form';
import { type CheckoutForm, checkoutRules } from '../checkoutForm.ts';
import { TermsCheckbox } from './TermsCheckbox.tsx';

/** The terms, as a field of the checkout. */
export const TermsField = ({ form }: { readonly form: UseFormReturn<CheckoutForm> }) => {
  const { errors } = useFormState({ control: form.control, name: 'agreedTerms' });
  return (
    <TermsCheckbox
      error={errors.agreedTerms?.message}
      {...form.register('agreedTerms', { validate: checkoutRules.agreedTerms })}
    />
  );
};
