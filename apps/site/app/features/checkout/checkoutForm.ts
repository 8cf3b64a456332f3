/** What the checkout form holds, under the names of the wire. */
export interface CheckoutForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly coupon: string;
  readonly gift_card: string;
  readonly agreedTerms: boolean;
}

/** Fields of a purchase for somebody else: part of the form's shape, asked for nowhere in this checkout. */
export interface RecipientFields {
  readonly recipient_first_name: string;
  readonly recipient_last_name: string;
  readonly recipient_email: string;
  readonly recipient_message: string;
  readonly recipient_sender_name: string;
}

export const emptyCheckoutForm: CheckoutForm = {
  first_name: '',
  last_name: '',
  email: '',
  coupon: '',
  gift_card: '',
  agreedTerms: false,
};

/** Name, at sign, a host with a dot: what is plainly not an address is caught, everything else is the mail's business. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

const filled = (message: string) => (value: string) => value.trim() !== '' || message;

/** The form's rules; each answers true or the sentence that stands under the field. */
export const checkoutRules = {
  first_name: filled('Enter your first name.'),
  last_name: filled('Enter your last name.'),
  email: (value: string) => emailShape.test(value.trim()) || 'Enter an email address like name@example.com.',
  agreedTerms: (value: boolean) => value || 'Accept the Privacy Policy and Terms of Service to go on.',
} as const;
