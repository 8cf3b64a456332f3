import type { Client } from '@backbeat/sdk';

type AccountExport = Awaited<ReturnType<Client['accountExport']>>;

/** A file to be kept on the person's machine. */
export interface DataFile {
  readonly name: string;
  readonly text: string;
}

/**
 * The person's data as a file that people and programs can read.
 *
 * @param slug the product's short name, which the file's name begins with
 */
export const dataFile = (data: AccountExport, slug: string): DataFile => ({
  name: `${slug}-data-${data.made_at.slice(0, 10)}.json`,
  text: `${JSON.stringify(data, null, 2)}\n`,
});
