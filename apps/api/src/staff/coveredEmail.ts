/**
 * An address that tells one from another, and is none.
 *
 * @example coveredEmail('ada@people.example') // → 'a…@….example'
 */
export const coveredEmail = (email: string): string => {
  const [first = ''] = email;
  const end = email.split(/[@.]/).at(-1) ?? '';
  return `${first}…@….${end}`;
};
