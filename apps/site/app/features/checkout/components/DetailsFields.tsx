import { Heading } from '@backbeat/ui';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import { type CheckoutForm, checkoutRules } from '../checkoutForm.ts';
import { Pair, Part } from './checkoutStyles.ts';

/** Who pays: checked while typing, each message at its field. */
export const DetailsFields = ({ form }: { readonly form: UseFormReturn<CheckoutForm> }) => {
  const { errors } = useFormState({ control: form.control });
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...form.register(name, { validate: checkoutRules[name] }),
    'aria-required': true,
    message: errors[name]?.message,
    state: errors[name] === undefined ? ('hint' as const) : ('error' as const),
  });

  return (
    <Part aria-labelledby="checkout-details">
      <Heading level={2} size="part" id="checkout-details">
        Your details
      </Heading>
      <Pair>
        <PrivateField label="First name" autoComplete="given-name" {...field('first_name')} />
        <PrivateField label="Last name" autoComplete="family-name" {...field('last_name')} />
      </Pair>
      <PrivateField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
    </Part>
  );
};
