import type { Person } from '../store/rows.ts';

/** Nobody in particular: what a payment method without a name and address belongs to. */
export const noPerson: Person = {
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  address: { street1: '', street2: '', city: '', region: '', postalCode: '', country: '', phone: '' },
};
