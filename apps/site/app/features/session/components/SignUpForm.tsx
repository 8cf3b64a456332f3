import type { SignInProvider } from '@backbeat/sdk';
import { Button, Checkbox, FormMessage, Icon, Link, ModalFoot, ModalStack } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { consentCookies, writeCookies } from '../consentCookies.ts';
import { loginModalOpened, selectReturnUrl } from '../modalsSlice.ts';
import { signUpProviders } from '../signInProviders.ts';
import { useSignInLink } from '../useSignInLink.ts';
import { SignInTrouble } from './SignInTrouble.tsx';

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

/** The two boxes and the two buttons; what is ticked goes along as cookies. */
export const SignUpForm = () => {
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
    if (isKept) leave(provider);
  };

  return (
    <>
      <Checkbox checked={license} onChange={(event) => setLicense(event.target.checked)}>
        I confirm that I have read and accept the{' '}
        <Link href="/license-services-agreement" target="_blank">
          License Services Agreement
        </Link>
      </Checkbox>
      <Checkbox checked={marketing} onChange={(event) => setMarketing(event.target.checked)}>
        I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!
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
