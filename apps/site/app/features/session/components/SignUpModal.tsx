import { consentTexts, timing } from '@backbeat/domain';
import type { SignInProvider } from '@backbeat/sdk';
import { cookieNames } from '@backbeat/sdk/contract';
import { Button, Checkbox, FormMessage, Icon, Modal, ModalFoot, ModalStack } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ConsentWords } from '../../../chrome/ConsentWords.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { loginModalOpened, modalsClosed, selectIsSignUpModalOpen, selectReturnUrl } from '../modalsSlice.ts';
import { isCheckoutPath } from '../sessionPaths.ts';
import { signUpProviders } from '../signInProviders.ts';
import { useSignInLink } from '../useSignInLink.ts';
import { ModalArt } from './ModalArt.tsx';
import { SignInTrouble } from './SignInModal.tsx';

const TextButton = styled('button', {
  base: css`
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-decoration: underline 1px;
    text-underline-offset: .2em;
    cursor: pointer;
    &:hover { text-decoration-thickness: 2px; }
  `,
});

/** What was ticked in the sign-up modal. */
interface SignUpConsent {
  readonly license: boolean;
  readonly marketing: boolean;
}

const cookie = (name: string, value: string, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${timing.consentCookieDays * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The cookies that tell the api, on the way back from the provider, what the person agreed to. They last ten days.
 *
 * @example consentCookies({ license: true, marketing: false }, false)[1]
 * // → 'backbeat_marketing=out; Path=/; Max-Age=864000; SameSite=Lax'
 */
export const consentCookies = (
  { license, marketing }: SignUpConsent,
  isSecure: boolean,
): readonly string[] => [
  ...(license ? [cookie(cookieNames.license, 'accepted', isSecure)] : []),
  cookie(cookieNames.marketing, marketing ? 'in' : 'out', isSecure),
];

/**
 * Writes cookies and reads them back. Reading makes sure that the browser has them before the page is left, and
 * tells when it refuses them. By property, as the Cookie Store API is missing where the page is not secure.
 *
 * @returns whether all of them are there
 */
export const writeCookies = (
  cookies: readonly string[],
  page: Pick<Document, 'cookie'> = document,
): boolean => {
  for (const cookie of cookies) Object.assign(page, { cookie });
  const kept = new Set(page.cookie.split('; '));
  return cookies.every((cookie) => kept.has(cookie.slice(0, cookie.indexOf(';'))));
};

/** Goes along in the address, as the cookies of an earlier visit may stand for older words. */
const shownVersions = {
  license: consentTexts.license.version,
  marketing: consentTexts.marketing.version,
} as const;

/** The two boxes and the two buttons; what is ticked goes along as cookies. */
const SignUpForm = () => {
  const [license, setLicense] = useState(false);
  const [marketing, setMarketing] = useState(true);
  const [isRefused, setIsRefused] = useState(false);
  const returnUrl = useAppSelector(selectReturnUrl);
  const dispatch = useAppDispatch();
  const { leave, leavingFor, hasFailed } = useSignInLink();

  const signUp = (provider: SignInProvider) => {
    const isSecure = window.location.protocol === 'https:';
    const isKept = writeCookies(consentCookies({ license, marketing }, isSecure));
    setIsRefused(!isKept);
    if (isKept) leave(provider, shownVersions);
  };

  return (
    <>
      <Checkbox checked={license} onChange={(event) => setLicense(event.target.checked)}>
        <ConsentWords kind="license" />
      </Checkbox>
      <Checkbox checked={marketing} onChange={(event) => setMarketing(event.target.checked)}>
        <ConsentWords kind="marketing" />
      </Checkbox>
      <ModalStack locked={!license}>
        {signUpProviders.map(({ provider, name, icon }) => (
          <Button key={provider} loading={leavingFor === provider} onClick={() => signUp(provider)}>
            <Icon icon={icon} />
            <span>{`Sign up with ${name}`}</span>
          </Button>
        ))}
      </ModalStack>
      <SignInTrouble isShown={hasFailed} />
      {isRefused ? (
        <FormMessage state="error" role="alert">
          Your browser refuses our cookies, and signing up needs two of them. Allow them and try again.
        </FormMessage>
      ) : null}
      <ModalFoot>
        <span>
          {license ? 'You come back to this page when you are done.' : 'Tick the first box to go on.'}
        </span>{' '}
        Have an account?{' '}
        <TextButton type="button" onClick={() => dispatch(loginModalOpened(returnUrl))}>
          Sign in
        </TextButton>
      </ModalFoot>
    </>
  );
};

/** Two ways to make an account, once the licence is accepted. On a checkout it cannot be closed. */
export const SignUpModal = () => {
  const isOpen = useAppSelector(selectIsSignUpModalOpen);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();

  return (
    <Modal
      open={isOpen}
      onClose={() => dispatch(modalsClosed())}
      closable={!isCheckoutPath(pathname)}
      title="Join the fun"
      art={<ModalArt />}
    >
      <SignUpForm />
    </Modal>
  );
};
