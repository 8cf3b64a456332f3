import { brand } from '@backbeat/domain';
import { colors } from '@backbeat/ui/tokens';

/** Where pages and the manifest name an icon, and how it is drawn. */
export interface IconFile {
  readonly path: string;
  /** Pixels, both ways. */
  readonly size: number;
  /** A masked icon fills its square: the system cuts it. */
  readonly shape: 'masked' | 'rounded';
}

/** The icons beside the favicon. Telephones of Apple look for theirs at this address by themselves. */
export const iconFiles = [
  { path: '/apple-touch-icon.png', size: 180, shape: 'masked' },
  { path: '/icons/icon-192.png', size: 192, shape: 'rounded' },
  { path: '/icons/icon-512.png', size: 512, shape: 'rounded' },
  { path: '/icons/maskable-192.png', size: 192, shape: 'masked' },
  { path: '/icons/maskable-512.png', size: 512, shape: 'masked' },
] as const satisfies readonly IconFile[];

/** Where the manifest is. */
export const webManifestPath = '/manifest.webmanifest';

/** What a system shows that puts the site among its apps. */
export const webManifest = () => ({
  id: '/',
  name: `${brand.name}: ${brand.tagline}`,
  short_name: brand.name,
  description: `${brand.tagline}.`,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: colors.dark.ground,
  theme_color: colors.dark.ground,
  categories: ['music', 'entertainment'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...iconFiles
      .filter(({ path }) => path.startsWith('/icons/'))
      .map(({ path, size, shape }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: shape === 'masked' ? 'maskable' : 'any',
      })),
  ],
});
