import { brand, maxNameLength, personalProblemText } from '@backbeat/domain';
import { Button, Grid, Heading, Link, Notice, Panel, Text, TextArea, TextField } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormStack, fieldText } from '../../../chrome/FormStack.ts';
import { StatusPlace } from '../../../chrome/StatusPlace.ts';
import { holdReload } from '../../../release/missingFiles.ts';
import { useOpenServices, useSession, useSessionRetry, useWantServices } from '../../session/index.ts';

/** Clear of the page's header when it comes into view. */
const News = styled(StatusPlace, {
  base: css`scroll-margin-block: 96px 24px; border-radius: var(--bb-r-l);`,
});

const Sent = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Panel stacked>
    <Heading level={2} size="card">
      Thank you, we have it
    </Heading>
    <Text tone="muted">If it makes it in, you will hear from us.</Text>
    <Button onClick={onAgain}>Ask for another</Button>
  </Panel>
);

/** Where a request is: still being written, on its way, or there. */
type Step = 'writing' | 'sending' | 'sent';

/** What the music team is sent. */
interface SongRequestBody {
  readonly name: string;
  readonly email: string;
  readonly artist: string;
  readonly track: string;
  readonly link?: string;
  readonly message: string;
}

/**
 * The form as the api takes it: empty optional fields are left out, and a request without a message says what it
 * asks for.
 */
export const requestBody = (form: FormData): SongRequestBody => {
  const [artist, track, link] = [
    fieldText(form, 'artist'),
    fieldText(form, 'track'),
    fieldText(form, 'link'),
  ];
  return {
    name: fieldText(form, 'name'),
    email: fieldText(form, 'email'),
    artist,
    track,
    ...(link === '' ? {} : { link }),
    message: fieldText(form, 'message') || `Please add "${track}" by ${artist}.`,
  };
};

/**
 * Sends a song request; `send` takes the form as it stands. The client comes when somebody begins to write
 * (`prepare`), not with the page; a form that is sent before that waits for it.
 */
const useSongRequest = () => {
  const services = useOpenServices();
  const prepare = useWantServices();
  const retry = useSessionRetry();
  const { error } = useSession();
  const [step, setStep] = useState<Step>('writing');
  const [waiting, setWaiting] = useState<FormData | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (waiting === null) return;
    const fail = (text: string) => {
      setWaiting(null);
      setProblem(text);
      setStep('writing');
    };
    if (services !== null) {
      setWaiting(null);
      holdReload(services.client.contactMusic({ body: requestBody(waiting) })).then(
        () => setStep('sent'),
        (reason: unknown) => fail(services.errorText(reason)),
      );
    } else if (error?.isUnreachable) fail(error.text);
  }, [waiting, services, error]);

  const send = (form: FormData) => {
    setProblem(null);
    setStep('sending');
    prepare();
    if (services === null && error?.isUnreachable) retry();
    setWaiting(form);
  };
  return {
    send,
    prepare,
    isPending: step === 'sending',
    isSuccess: step === 'sent',
    problem,
    reset: () => setStep('writing'),
  };
};

/** The request itself. Without scripts it is a letter to support. */
export const RequestForm = () => {
  const { send, prepare, isPending, isSuccess, problem, reset } = useSongRequest();
  const news = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const [emailProblem, setEmailProblem] = useState<string | null>(null);
  const wasSuccess = useRef(isSuccess);
  useEffect(() => {
    // The button "Ask for another" goes away with the thanks.
    if (wasSuccess.current && !isSuccess) first.current?.focus();
    wasSuccess.current = isSuccess;
    if (!isSuccess) return;
    // The form is gone, and on a phone the page has become shorter than where it stood.
    news.current?.scrollIntoView({ block: 'nearest' });
    news.current?.focus({ preventScroll: true });
  }, [isSuccess]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wrong = personalProblemText('email', String(form.get('email')));
    setEmailProblem(wrong);
    if (wrong === null) send(form);
    else email.current?.focus();
  };
  const form = (
    <Panel>
      <FormStack aria-label="Song request" onFocus={prepare} onSubmit={submit}>
        {problem === null ? null : <Notice tone="error">{problem}</Notice>}
        <noscript>
          <p>
            Sending needs JavaScript. You can also write to{' '}
            <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>.
          </p>
        </noscript>
        <TextField ref={first} label="Song title" name="track" required maxLength={200} />
        <TextField label="Artist" name="artist" required maxLength={200} />
        <TextField
          label="Link"
          aside="optional"
          name="link"
          type="url"
          maxLength={500}
          message="A page where we can hear it."
        />
        <TextArea
          label="Where would you play it?"
          aside="optional"
          name="message"
          rows={4}
          maxLength={5000}
        />
        <Grid columns="form">
          <TextField
            label="Your name"
            name="name"
            autoComplete="name"
            required
            pattern=".*\S.*"
            maxLength={maxNameLength}
          />
          {/* No `type="email"`: each engine would refuse other addresses, and in words of its own. */}
          <TextField
            ref={email}
            label="Your email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            state={emailProblem === null ? 'hint' : 'error'}
            message={emailProblem ?? 'We only use it to tell you when the song is in.'}
          />
        </Grid>
        <div>
          <Button type="submit" variant="primary" loading={isPending} loadingText="Sending">
            Send request
          </Button>
        </div>
      </FormStack>
    </Panel>
  );
  return (
    <>
      <News ref={news} aria-live="polite" tabIndex={isSuccess ? -1 : undefined}>
        {isSuccess ? <Sent onAgain={reset} /> : null}
      </News>
      {isSuccess ? null : form}
    </>
  );
};
