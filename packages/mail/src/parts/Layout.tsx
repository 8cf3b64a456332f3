import { brand } from '@backbeat/domain';
import { Container } from '@react-email/container';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { useLetter } from '../LetterContext.ts';
import { siteAddress } from '../letterPaths.ts';
import { letterReasons } from '../letterReasons.ts';
import { fonts, look } from '../looks.ts';
import { Sign } from './Sign.tsx';

/** Props of {@link Layout}. */
interface LayoutProps {
  /** Facts, and the button. */
  readonly children: ReactNode;
  /** Of marketing. */
  readonly unsubscribeUrl?: string;
}

const small = { margin: '0 0 8px', fontSize: '14px', lineHeight: '22px' } as const;
const link = { color: 'inherit', textDecoration: 'underline' } as const;

/** A letter as a whole: who writes, what about, what is to be done, and why it is sent. */
export const Layout = ({ children, unsubscribeUrl }: LayoutProps) => {
  const { kind, siteUrl, voice, words } = useLetter();
  const { choose, privacy, questions, unsubscribe, why: reasons } = voice.texts;
  const reason = letterReasons[kind];
  const { lead, more, subject, why = reasons[reason] } = words;
  return (
    <Section {...look('page', { fontFamily: fonts.text })}>
      <Container style={{ width: '100%', maxWidth: '600px', padding: '32px 16px 40px' }}>
        <Sign />
        <Section {...look('card', { border: '1px solid', borderRadius: '24px', borderCollapse: 'separate' })}>
          <div className="bb-room" style={{ padding: '28px 24px 32px' }}>
            <Heading
              {...look('text', {
                margin: 0,
                fontFamily: fonts.display,
                fontSize: '28px',
                fontWeight: 700,
                lineHeight: '34px',
                letterSpacing: '-0.01em',
              })}
            >
              {subject}
            </Heading>
            <Text {...look('text', { margin: '12px 0 0', fontSize: '17px', lineHeight: '26px' })}>
              {lead}
            </Text>
            <div>{children}</div>
            {more === undefined ? null : (
              <Text {...look('muted', { margin: '28px 0 0', fontSize: '15px', lineHeight: '24px' })}>
                {more}
              </Text>
            )}
          </div>
        </Section>
        <Section style={{ padding: '24px 8px 0' }}>
          <Text {...look('muted', small)}>{why}</Text>
          {unsubscribeUrl === undefined ? null : (
            <Text {...look('muted', small)}>
              <Link href={unsubscribeUrl} className="bb-muted" style={link}>
                {unsubscribe}
              </Link>
            </Text>
          )}
          {reason === 'choice' ? (
            <Text {...look('muted', small)}>
              <Link
                href={siteAddress(siteUrl, { to: '/settings/notifications' })}
                className="bb-muted"
                style={link}
              >
                {choose}
              </Link>
            </Text>
          ) : null}
          <Text {...look('muted', small)}>
            <span>{questions}</span>{' '}
            <Link href={`mailto:${brand.supportEmail}`} className="bb-muted" style={link}>
              {brand.supportEmail}
            </Link>
          </Text>
          <Text {...look('muted', { ...small, margin: 0 })}>
            <Link href={siteAddress(siteUrl, { to: '/privacy' })} className="bb-muted" style={link}>
              {privacy}
            </Link>
          </Text>
        </Section>
      </Container>
    </Section>
  );
};
