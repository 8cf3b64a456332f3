import { createPublicKey, type KeyObject } from 'node:crypto';

/** The service account of a partner at YouTube. */
export interface PartnerAccount {
  /** The e-mail address of the service account. */
  readonly account: string;
  /** The content owner that it acts for. */
  readonly owner: string;
  /** Checks what the account signs. Without it nobody gets a token. */
  readonly publicKey: KeyObject | null;
}

/** What `PartnerAccount` is read from. `key` is PKCS #8 in PEM, in one line with \n too. */
export interface PartnerOptions {
  readonly account?: string | undefined;
  readonly owner?: string | undefined;
  readonly key?: string | undefined;
}

const publicKeyOf = (pem: string): KeyObject => {
  try {
    return createPublicKey(pem.replaceAll('\\n', '\n'));
  } catch (cause) {
    throw new Error('YOUTUBE_PARTNER_KEY is not a private key in PEM.', { cause });
  }
};

/**
 * The partner account of a sandbox, with the names that the tooling gives.
 *
 * @throws Error for a key that is none
 */
export const readPartner = ({ account, owner, key }: PartnerOptions = {}): PartnerAccount => ({
  account: account ?? 'backbeat@sandbox.iam.gserviceaccount.example',
  owner: owner ?? 'sandbox-content-owner',
  publicKey: key === undefined ? null : publicKeyOf(key),
});
