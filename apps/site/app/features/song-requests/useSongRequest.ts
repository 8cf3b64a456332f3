import { useEffect, useState } from 'react';
import { holdReload } from '../../release/missingFiles.ts';
import { useOpenServices, useSession, useSessionRetry, useWantServices } from '../session/index.ts';
import { requestBody } from './requestBody.ts';

/** Where a request is: still being written, on its way, or there. */
type Step = 'writing' | 'sending' | 'sent';

/**
 * Sends a song request; `send` takes the form as it stands. The client comes when somebody begins to write
 * (`prepare`), not with the page; a form that is sent before that waits for it.
 */
export const useSongRequest = () => {
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
