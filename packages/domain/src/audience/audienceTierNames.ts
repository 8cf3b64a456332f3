/**
 * The four sizes of audience by which Pro is priced.
 *
 * @example audienceTierNames // → ['One', 'Two', 'Three', 'Four']
 */
export const audienceTierNames = ['One', 'Two', 'Three', 'Four'] as const;

/** One of the four sizes of audience. */
export type AudienceTierName = (typeof audienceTierNames)[number];
