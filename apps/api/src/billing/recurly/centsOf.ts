/** The provider's dollars as whole cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
