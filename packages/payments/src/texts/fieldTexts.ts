/** The English texts of the provider's frames: all that card fields without React need. */
export const fieldTexts = {
  labelCard: 'Card number, expiry date and security code',
  labelNumber: 'Card number',
  labelMonth: 'Expiry month',
  labelYear: 'Expiry year',
  labelCvv: 'Security code',
  labelBankCheck: 'Check by your bank',
  placeholderNumber: 'Card number',
  placeholderExpiry: 'MM / YY',
  placeholderMonth: 'MM',
  placeholderYear: 'YY',
  placeholderCvv: 'CVV',
};
