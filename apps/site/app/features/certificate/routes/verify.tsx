import { Button, Field, Heading, InputPlace, Panel, Text, TextArea } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { releaseFile } from '../../../release/missingFiles.ts';
import type { CheckOutcome } from '../checkCertificate.ts';
import { Page } from '../components/Page.ts';
import { useCheckSources } from '../useCheckSources.ts';

const Form = styled('form', { base: css`display: grid; gap: 18px;` });

const Submit = styled(Button, { base: css`justify-self: start;` });

const FileInput = styled('input', {
  base: css`
    max-inline-size: 100%;
    font: inherit;
    color: var(--bb-muted);
    &::file-selector-button {
      min-block-size: 44px;
      margin-inline-end: 12px;
      padding-inline: 16px;
      border: 0;
      border-radius: 12px;
      background: var(--bb-overlay);
      color: var(--bb-text);
      font: inherit;
      font-weight: 600;
      cursor: pointer;
    }
  `,
});

/** Larger than any certificate: somebody has chosen the wrong file. */
const maxFileBytes = 256 * 1024;

type CheckPart = typeof import('../checkPart.ts');

/** Checks a certificate: by code, by file, by text; in the browser, so that nobody has to be trusted for it. */
const Verify = () => {
  const sources = useCheckSources();
  const [part, setPart] = useState<CheckPart | null>(null);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  /** Counts what was asked: an answer to an earlier question says nothing about what stands in the field now. */
  const question = useRef(0);

  useEffect(() => {
    void releaseFile(import('../checkPart.ts')).then(setPart, (error: unknown) =>
      console.warn('The check could not be loaded.', error),
    );
  }, []);

  const write = (typed: string): number => {
    question.current += 1;
    setText(typed);
    setOutcome(null);
    setIsChecking(false);
    return question.current;
  };
  const check = async (given: string) => {
    if (sources === null || part === null) return;
    const asked = write(given);
    setIsChecking(true);
    const found = await part.checkCertificate(given, sources);
    if (asked !== question.current) return;
    setOutcome(found);
    setIsChecking(false);
  };
  const checkFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const asked = write('');
    const content = file.size > maxFileBytes ? '' : await file.text();
    if (asked === question.current) await check(content);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void check(text);
  };

  return (
    <Page>
      <Heading level={1}>Is this certificate real?</Heading>
      <Text size="lead">
        A coverage certificate says when our music was covered on a channel. Check one here by its code, its
        file or its text. The check runs in your browser; a file or a text never leaves it, at most its code
        does.
      </Text>
      <Panel padding="calm">
        <Form onSubmit={submit}>
          <TextArea
            label="Code, address or text of the certificate"
            placeholder="BB-7K2M-41QX"
            spellCheck={false}
            autoComplete="off"
            rows={4}
            value={text}
            // Browsers bring only the caret into view, and the rest may lie under a banner.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })}
            onChange={(event) => write(event.target.value)}
          />
          <Field label="Or its file">
            {(control) => (
              <InputPlace>
                <FileInput
                  {...control}
                  type="file"
                  accept=".json,application/json"
                  onChange={(event) => void checkFile(event.target.files?.[0])}
                />
              </InputPlace>
            )}
          </Field>
          <Submit
            type="submit"
            variant="primary"
            loading={isChecking}
            disabled={sources === null || part === null || text.trim() === ''}
          >
            Check
          </Submit>
        </Form>
      </Panel>
      {part === null ? null : <part.CheckResult outcome={outcome} />}
      <Text size="small" tone="muted">
        While this page stays open, it checks files and texts without a connection too. All times on
        certificates are UTC. Developers find the rule in <code>@backbeat/sdk/certificates</code>.
      </Text>
    </Page>
  );
};

export default Verify;
