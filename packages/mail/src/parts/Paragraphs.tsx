import { Text } from '@react-email/text';
import { useLetter } from '../LetterContext.ts';
import { look } from '../looks.ts';

/** A paragraph a line, also of what somebody typed. */
export const Paragraphs = ({ text }: { readonly text: string }) => {
  const { typed } = useLetter().voice;
  const lines = text.split(/\r\n|\p{Zl}|\p{Zp}|[\n\r]/u).filter((line) => line.trim() !== '');
  return lines.map((line, index) => (
    <Text
      key={index}
      dir="auto"
      {...look('text', { margin: '16px 0 0', fontSize: '16px', lineHeight: '24px' })}
    >
      {typed(line, 5_000)}
    </Text>
  ));
};
