import { brand } from '@backbeat/domain';
import { createVoice } from '../createVoice.ts';
import { LetterSheet, type LetterSheetProps } from '../LetterSheet.tsx';
import { styleSheet } from '../looks.ts';

/** What the stories of all letters have; each is written in the language of the toolbar. */
export const letterStory = {
  component: LetterSheet,
  args: { siteUrl: brand.links.site, voice: createVoice('en', 'UTC') },
  argTypes: { voice: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
  render: (args: LetterSheetProps, { globals }: { readonly globals: { readonly language?: unknown } }) => (
    <>
      <style>{styleSheet}</style>
      <LetterSheet {...args} voice={globals.language === 'de' ? createVoice('de', 'UTC') : args.voice} />
    </>
  ),
};
