import { consentTexts, type StandingConsent } from '@backbeat/domain';
import { Link } from '@backbeat/ui';

/** The words beside a box. The documents open beside the page, which keeps what was typed. */
export const ConsentWords = ({ kind }: { readonly kind: StandingConsent }) => (
  <>
    {consentTexts[kind].parts.map(({ text, href }) =>
      href === undefined ? (
        <span key={text}>{text}</span>
      ) : (
        <Link key={text} href={href} target="_blank">
          {text}
        </Link>
      ),
    )}
  </>
);
