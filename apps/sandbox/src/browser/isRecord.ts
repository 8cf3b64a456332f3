export type Loose = Readonly<Record<string, unknown>>;

/** Whether something that came from another window or over the wire has fields. */
export const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
