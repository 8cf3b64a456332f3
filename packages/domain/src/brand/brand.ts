import { createBrand } from './createBrand.ts';

const name = 'Backbeat';
const slug = 'backbeat';

/**
 * Name and slug of the brand, for modules that must not bring all its links into a bundle.
 *
 * @example brandNames.slug // → 'backbeat'
 */
export const brandNames = { name, slug } as const;

/**
 * The default brand. Edit this object, and only this object, to sell under another name.
 *
 * @example brand.name // → 'Backbeat'
 */
export const brand = /* @__PURE__ */ createBrand({
  name,
  slug,
  tagline: 'Stream & YouTube Safe music for Content Creators',
  supportEmail: 'support@backbeat.example',
  links: {
    site: 'https://www.backbeat.example',
    player: 'https://player.backbeat.example',
    blog: 'https://blog.backbeat.example',
    support: 'https://support.backbeat.example',
    faqs: 'https://support.backbeat.example/faqs',
    feedback: 'https://feedback.backbeat.example',
    brandPack: 'https://www.backbeat.example/brand-pack.zip',
    macApp: 'https://download.backbeat.example/backbeat.dmg',
    windowsApp: 'https://download.backbeat.example/backbeat.exe',
    twitch: 'https://www.twitch.tv/backbeat',
    twitter: 'https://twitter.com/backbeat',
    facebook: 'https://www.facebook.com/backbeat',
    instagram: 'https://www.instagram.com/backbeat',
    discord: 'https://discord.gg/backbeat',
    streamDeckStore: 'https://marketplace.elgato.com/product/backbeat',
    streamlabsAppStore: 'https://streamlabs.com/content-hub/app/backbeat',
    streamlabsHelp: 'https://support.backbeat.example/streamlabs-subscriptions',
    affiliateSignUp: 'https://affiliates.backbeat.example/sign-up',
    affiliateLogin: 'https://affiliates.backbeat.example/login',
    becomeAPartner: 'https://partners.backbeat.example',
    hostedBilling: 'https://backbeat.recurly.com',
  },
});
