import type { Person } from '../store/rows.ts';

/** The holder of a payment method without a name and address. */
export const noPerson: Person = {
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  address: { street1: '', street2: '', city: '', region: '', postalCode: '', country: '', phone: '' },
};
