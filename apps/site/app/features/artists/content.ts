import { brand, policy } from '@backbeat/domain';
import type { CarouselPosition, Testimonial, WallLogo } from '@backbeat/ui';
import { distributors, labels, tradeOrganisations } from '../../landing/logos.ts';
import type { PortraitName } from '../../landing/showcase/PortraitImage.tsx';

/** The fee in ten parts; those that go to artists are lit. */
export const dimes = Array.from({ length: 10 }, (_, index) => {
  const percent = (index + 1) * 10;
  return { percent, isLit: percent <= policy.artistSharePercent };
});

export const shares = [
  { figure: `${policy.artistSharePercent}%`, text: 'of the subscription fee goes to artists' },
  { figure: `${policy.productSharePercent}%`, text: `is kept by ${brand.name}` },
] as const;

/** A way to bring a catalogue, and who came that way. */
export interface PartnerGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
}

const firstNames = (logos: readonly WallLogo[]): readonly string[] =>
  logos.slice(0, 6).map(({ name }) => name);

export const partnerGroups: Readonly<Record<CarouselPosition, PartnerGroup>> = {
  start: {
    id: 'distribution-partners',
    title: 'Distribution Partners',
    text: 'You deliver for many. One agreement, every release you choose to clear.',
    names: firstNames(distributors),
  },
  middle: {
    id: 'labels-and-catalogs',
    title: 'Labels & Catalogs',
    text: 'Your roster, heard behind live streams and videos.',
    names: firstNames(labels),
  },
  end: {
    id: 'partners-and-associations',
    title: 'Partners & Associations',
    text: "You speak for writers and performers. Let's talk about the split.",
    names: firstNames(tradeOrganisations),
  },
};

/** What artists say. They are samples; replace them with real ones. */
export const artistQuotes: readonly { readonly testimonial: Testimonial; readonly portrait: PortraitName }[] =
  [
    {
      testimonial: {
        title: 'Mara Quell',
        role: 'Sample · ambient, two albums',
        description: 'Somebody fought a dragon to my song for an hour. Then their chat came to find me.',
      },
      portrait: 'bun',
    },
    {
      testimonial: {
        title: 'The Even Odds',
        role: 'Sample · lo-fi duo',
        description:
          'We make music for rooms where people concentrate. This is that room, ten thousand times.',
      },
      portrait: 'long',
    },
    {
      testimonial: {
        title: 'Juno Pike',
        role: 'Sample · chiptune',
        description: 'Seventy percent is a number I can explain to my mother.',
      },
      portrait: 'crop',
    },
    {
      testimonial: {
        title: 'Halden',
        role: 'Sample · cinematic composer',
        description: 'The track name is on the screen. That is all I ever asked for.',
      },
      portrait: 'cap',
    },
  ];
