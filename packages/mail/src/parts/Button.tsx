import { Button as MailButton } from '@react-email/button';
import { useLetter } from '../LetterContext.ts';
import { type LetterTarget, siteAddress } from '../letterPaths.ts';
import { fonts, look } from '../looks.ts';

/** Props of {@link Button}: a page of the site, or an address of another kind. */
type ButtonProps = LetterTarget | { readonly href: string };

/** The one thing to do; what it says stands among the texts of the letter. */
export const Button = (props: ButtonProps) => {
  const { siteUrl, words } = useLetter();
  return (
    <MailButton
      href={'href' in props ? props.href : siteAddress(siteUrl, props)}
      {...look('button', {
        margin: '32px 0 0',
        padding: '15px 28px',
        borderRadius: '14px',
        fontFamily: fonts.text,
        fontSize: '17px',
        fontWeight: 600,
      })}
    >
      {words.button}
    </MailButton>
  );
};
