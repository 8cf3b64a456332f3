import * as z from 'zod/mini';

/** A collector of the HTTP tracking protocol; null where none is wanted. */
const collector = z.nullable(z.object({ url: z.url(), key: z.string() }));

export const siteConfigSchema = z.object({
  /** The product's API, without its version. */
  apiUrl: z.url(),
  /** The web player's page. */
  playerUrl: z.url(),
  /** The API of the player, of channel metadata, and of the platform's statistics. */
  playerApiUrl: z.url(),
  metadataApiUrl: z.url(),
  graphApiUrl: z.url(),
  /** The payment provider's hosted pages: subscribe, manage, gift cards. */
  subscriptionUrl: z.url(),
  paymentScriptUrl: z.url(),
  paymentApiUrl: z.url(),
  paymentPublicKey: z.string(),
  /** True where only test cards work; the checkout says so. */
  staging: z.boolean(),
  /** Product analytics, and the tool that looks after customers. */
  analytics: collector,
  customerTool: collector,
  /** Address and public key of the error-reporting service; null where errors stay in the console. */
  errorReportingDsn: z.nullable(z.url()),
  /** The affiliate program's script, for the thank-you pages. */
  affiliateScriptUrl: z.nullable(z.url()),
});

/**
 * Where the services of this installation are. The static server makes the file from its environment, so one
 * build runs everywhere.
 */
export type SiteConfig = z.infer<typeof siteConfigSchema>;
