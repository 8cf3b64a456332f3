import * as z from 'zod/mini';

/** Where the desk's server says what this installation has. */
export const deskConfigPath = '/config.json';

const schema = z.object({
  /** Address of the product API, without a final slash. */
  apiUrl: z.url(),
});

/** What the desk is told when it starts. */
export type DeskConfig = z.output<typeof schema>;

/** @throws Error when the answer is no configuration */
export const loadDeskConfig = async (): Promise<DeskConfig> => {
  const response = await fetch(deskConfigPath, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The desk's configuration answered with status ${response.status}.`);
  return schema.parse(await response.json());
};
