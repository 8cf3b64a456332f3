import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { redeemCodes } from '../db/schema/premium.ts';
import { codeHashOf } from './redeemCode.ts';

/** A configured code is for trials, so it allows more uses than anybody needs. */
const redemptionsLeft = 1_000_000;

/** Puts the configured partner codes into the database; codes that are there keep their count. */
export const seedRedeemCodes = async (
  { db }: Pick<DbDeps, 'db'>,
  codes: Config['redeemCodes'],
): Promise<void> => {
  if (codes.length === 0) return;
  await db
    .insert(redeemCodes)
    .values(
      codes.map(({ code, months }) => ({
        codeHash: codeHashOf(code),
        planCode: 'rocksprem_i_m_v2' as const,
        months,
        redemptionsLeft,
      })),
    )
    .onConflictDoNothing();
};
