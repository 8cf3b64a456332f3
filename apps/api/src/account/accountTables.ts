/** A table whose rows go along when an account is merged into another one. */
export interface MovedTable {
  readonly table: string;
  readonly key: string;
  /** The column that says whose a row is. */
  readonly owner: 'user_id' | 'giver_id' | 'user_guid';
  /**
   * A row stays behind if the other account has one with the same values in these columns, or any row where the list is
   * empty.
   */
  readonly unless?: readonly string[];
  /** Rows with a moment in this column have ended: they never clash. */
  readonly endedBy?: string;
}

const owner = 'user_id';

/** The tables that move. A test checks that every other table with an account's id is in `stayingTables`. */
export const movedTables: readonly MovedTable[] = [
  { table: 'identities', key: 'id', owner, unless: ['provider'] },
  { table: 'unlinked_identities', key: 'id', owner },
  { table: 'subscriptions', key: 'id', owner },
  { table: 'coverage_periods', key: 'id', owner },
  { table: 'stream_extensions', key: 'id', owner },
  { table: 'checkouts', key: 'id', owner, unless: ['token_hash'] },
  { table: 'plan_changes', key: 'id', owner },
  { table: 'billing_details', key: 'id', owner },
  { table: 'cancellation_reasons', key: 'user_id', owner, unless: [] },
  { table: 'redemptions', key: 'id', owner, unless: ['code_hash'] },
  { table: 'shared_channels', key: 'id', owner, unless: ['channel_type'] },
  { table: 'further_channels', key: 'id', owner, unless: ['channel_id'] },
  { table: 'coverage_addresses', key: 'id', owner, unless: ['platform'] },
  { table: 'channel_listings', key: 'id', owner, unless: ['platform', 'channel_id'], endedBy: 'gone_at' },
  { table: 'certificates', key: 'code', owner, unless: ['content_hash'] },
  { table: 'gifts', key: 'id', owner: 'giver_id' },
  { table: 'gift_claims', key: 'id', owner, unless: ['gift_id'] },
  { table: 'account_merges', key: 'id', owner },
  { table: 'withdrawals', key: 'id', owner },
  { table: 'video_claims', key: 'id', owner, unless: ['platform', 'video_id'] },
  { table: 'consents', key: 'id', owner },
  { table: 'letters', key: 'id', owner },
  { table: 'staff_notes', key: 'id', owner },
  { table: 'staff_acts', key: 'id', owner },
  { table: 'plays', key: 'id', owner: 'user_guid' },
];

/** Tables whose rows end with an account that is merged into another one: its sign-ins, its role, and taken names. */
export const stayingTables: readonly string[] = [
  'users',
  'taken_names',
  'refresh_families',
  'sign_in_attempts',
  'merge_wishes',
  'merge_offers',
  'staff',
  'staff_sessions',
  'inbox_states',
];
